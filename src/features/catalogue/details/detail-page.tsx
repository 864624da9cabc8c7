import { Badge, Title } from "@mantine/core";
import { use, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { ITEM_LISTS, ITEM_PAGE } from "#texts/catalogue.ts";
import { CARD_TEXTS } from "#texts/home.ts";
import { imageUrl, sharePreview } from "../../../data/net/addresses.ts";
import { focusOf, type ItemPicture, picturesOf } from "../../../domain/catalogue/pictures.ts";
import { textLanguage } from "../../../domain/catalogue/translation/translations.ts";
import type { ItemKind, Untranslated } from "../../../domain/catalogue/types.ts";
import { ratingOf, type StarCounts } from "../../../domain/reviews/rating.ts";
import { paths } from "../../../shared/paths.ts";
import { JsonLd, Page } from "../../../shared/ui/page/page.tsx";
import { Picture } from "../../../shared/ui/picture.tsx";
import { ratingText, ratingWords } from "../../../text/home.ts";
import { breadcrumbData, type Crumb } from "../shared/json-ld.ts";
import { type DetailItem, DetailSlotContext } from "./detail-slot.ts";
import { Gallery } from "./gallery.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { ShareButton } from "./share-button.tsx";
import { listPaths } from "./unavailable-item-page.tsx";
import classes from "./details.module.css";

function Breadcrumbs({ crumbs, row }: { crumbs: readonly Crumb[]; row: Untranslated }) {
  return (
    <nav aria-label={ITEM_PAGE.breadcrumbs} className={classes.crumbs}>
      <ol className="plain row">
        {crumbs.map((crumb, index) => (
          <li key={crumb.path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page" lang={textLanguage(crumb.text, row)}>
                {crumb.text}
              </span>
            ) : (
              <Link to={crumb.path}>{crumb.text}</Link>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbData(crumbs)} />
    </nav>
  );
}

type Row = Untranslated & {
  description: string;
  image_url: string;
  gallery: readonly ItemPicture[];
  featured: boolean;
  stars?: StarCounts;
};

/** A destination has no reviews of its own: its stars are those of its tours. */
export const REVIEWS_AT = { destination: "tours", tour: "reviews", package: "reviews" } as const;

function RatingLink({ stars, kind }: { stars: StarCounts; kind: ItemKind }) {
  const rating = ratingOf(stars);
  if (rating === null) return null;
  return (
    <a href={`#${REVIEWS_AT[kind]}`} className={classes.rating} aria-label={ratingWords(rating)}>
      ★ {ratingText(rating)}
    </a>
  );
}

type HeroProps = { item: DetailItem; row: Row; place: ReactNode; badges?: ReactNode };

function DetailHero({ item, row, place, badges }: HeroProps) {
  const slot = use(DetailSlotContext);
  const pictures = picturesOf(row);
  const [cover] = pictures;
  return (
    <header className={`surface ${classes.hero}`}>
      {pictures.length > 1 ? (
        <Gallery key={item.id} title={item.title} pictures={pictures} row={row} />
      ) : (
        <div>
          <Picture
            src={imageUrl(row.image_url)}
            alt={cover?.alt ?? ""}
            sizes="(min-width: 74em) 49rem, (min-width: 62em) 65vw, 100vw"
            first
            ratio="21 / 9"
            focus={cover && focusOf(cover)}
          />
        </div>
      )}
      <div className={classes.heroWords}>
        <div className={`row ${classes.badges}`}>
          {row.featured && <Badge color="saffron">{CARD_TEXTS.featured}</Badge>}
          {badges}
        </div>
        <Title order={1} tabIndex={-1} lang={textLanguage(item.title, row)}>
          {item.title}
        </Title>
        <RatingLink stars={row.stars} kind={item.kind} />
        <p className={`dim ${classes.place}`}>{place}</p>
        <div className={`row ${classes.tools}`}>
          <ShareButton title={item.title} />
          {slot(item)}
        </div>
      </div>
    </header>
  );
}

type DetailProps = HeroProps & {
  data: Record<string, unknown>;
  bar?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
};

export function DetailPage({ item, row, data, bar, below, children, ...hero }: DetailProps) {
  const { kind, id, title } = item;
  const path = paths[kind](id);
  return (
    <Page title={title} heading={null} description={row.description} {...sharePreview(path, row.image_url)}>
      <JsonLd data={data} />
      <Breadcrumbs
        row={row}
        crumbs={[
          { text: ITEM_PAGE.home, path: paths.home() },
          { text: ITEM_LISTS[kind].title, path: listPaths[kind]() },
          { text: title, path },
        ]}
      />
      <div className={`stack ${classes.columns}`}>
        <DetailHero item={item} row={row} {...hero} />
        {children}
      </div>
      {below}
      <RecentlyViewed kind={kind} id={id} />
      {bar}
    </Page>
  );
}
