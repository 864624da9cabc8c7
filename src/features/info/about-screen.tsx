import { SimpleGrid, Title } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { REGISTRATION } from "#texts/app.ts";
import { OFFICE_MAP } from "#texts/contact.ts";
import { ABOUT_PAGE, SHOP_FIGURE_NAMES, SHOP_LICENCE, SHOP_RECOGNITION, SHOP_TEAM, SHOP_VALUES } from "#texts/info.ts";
import { decimal } from "#texts/write.ts";
import { catalogueStore } from "../../data/local/catalogue/catalogue-store.ts";
import { imageUrl, sharePreview } from "../../data/net/addresses.ts";
import { shopFigures } from "../../domain/catalogue/marketing.ts";
import { textLanguage } from "../../domain/catalogue/translation/translations.ts";
import type { ShopSettings } from "../../domain/shop/settings.ts";
import { OfficeMap } from "../../shared/map/office-map.tsx";
import { paths } from "../../shared/paths.ts";
import { GirihStar } from "../../shared/ui/icons/girih-star.tsx";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { Picture } from "../../shared/ui/picture.tsx";
import { useShop } from "../../shared/ui/shop.tsx";
import { registrationText } from "../../text/app.ts";
import classes from "./about-screen.module.css";

const starsNow = () => catalogueStore.get().snapshot.stars;
const starsAtFirst = () => catalogueStore.initial().snapshot.stars;

function Figures() {
  const stars = useSyncExternalStore(catalogueStore.subscribe, starsNow, starsAtFirst);
  const shop = useShop();
  const figures = shopFigures(shop, stars);
  if (figures.length === 0) return null;
  return (
    <section aria-label={ABOUT_PAGE.figures}>
      <dl className={`band ${classes.stats}`}>
        {figures.map((figure) => (
          <div key={figure.name}>
            <dt>
              {SHOP_FIGURE_NAMES[figure.name]}
              {figure.name === "rating" ? (
                <small>{ABOUT_PAGE.reviews({ reviews: figure.reviews })}</small>
              ) : (
                <small lang={textLanguage(figure.source, shop)}>{figure.source}</small>
              )}
            </dt>
            <dd lang={textLanguage(figure.value, shop)}>
              {figure.name === "rating" ? decimal(figure.value) : figure.value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Card = { name: string; text: string };

const Cards = ({ items }: { items: readonly Card[] }) => (
  <SimpleGrid cols={{ base: 1, sm: items.length % 3 === 0 ? 3 : 2 }} spacing="lg">
    {items.map(({ name, text }) => (
      <div key={name} className={`surface ${classes.card}`}>
        <GirihStar size={26} />
        <Title order={3}>{name}</Title>
        <p>{text}</p>
      </div>
    ))}
  </SimpleGrid>
);

const Faces = ({ shop }: { shop: ShopSettings }) =>
  shop.people.length === 0 ? null : (
    <section className={classes.section}>
      <Title order={2}>{ABOUT_PAGE.facesTitle}</Title>
      <ul className={`plain ${classes.faces}`}>
        {shop.people.map(({ name, role, words, picture }) => (
          <li key={`${name} ${picture}`}>
            {picture ? <Picture src={imageUrl(picture)} alt="" sizes="12rem" ratio="1 / 1" /> : null}
            <Title order={3} lang={textLanguage(name, shop)}>
              {name}
            </Title>
            <p className="dim" lang={textLanguage(role, shop)}>
              {role}
            </p>
            <p lang={textLanguage(words, shop)}>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );

function Office({ shop }: { shop: ShopSettings }) {
  const { address, latitude, longitude } = shop;
  if (!address || !latitude || !longitude) return null;
  return (
    <section className={classes.section}>
      <Title order={2}>{OFFICE_MAP.title}</Title>
      <address lang={textLanguage(address, shop)}>{address}</address>
      <OfficeMap shop={shop} />
    </section>
  );
}

export function AboutScreen() {
  const shop = useShop();
  const licence = {
    name: SHOP_LICENCE.name,
    text: SHOP_LICENCE.text({ registration: registrationText(REGISTRATION, shop) ?? SHOP_LICENCE.registered }),
  };
  return (
    <Page
      route="about"
      heading={ABOUT_PAGE.heading}
      lead={ABOUT_PAGE.lead}
      description={ABOUT_PAGE.description({ shop: shop.name })}
      {...sharePreview(paths.about())}
    >
      <Figures />

      <section className={classes.section}>
        <Title order={2}>{ABOUT_PAGE.storyTitle}</Title>
        <div className={classes.story}>
          <p>{ABOUT_PAGE.storyBegan}</p>
          <p>{ABOUT_PAGE.storyToday}</p>
        </div>
      </section>

      <section className={classes.section}>
        <Title order={2}>{ABOUT_PAGE.valuesTitle}</Title>
        <Cards items={Object.values(SHOP_VALUES)} />
      </section>

      <Faces shop={shop} />

      <section className={classes.section}>
        <Title order={2}>{ABOUT_PAGE.teamTitle}</Title>
        <Cards items={Object.values(SHOP_TEAM)} />
      </section>

      <section className={classes.section}>
        <Title order={2}>{ABOUT_PAGE.recognitionTitle}</Title>
        <Cards items={[licence, ...Object.values(SHOP_RECOGNITION)]} />
      </section>

      <Office shop={shop} />

      <section className={`row ${classes.invite}`}>
        <Title order={2}>{ABOUT_PAGE.invitation}</Title>
        <ButtonLink to={paths.tours()} size="lg">
          {ABOUT_PAGE.tours}
        </ButtonLink>
      </section>
    </Page>
  );
}
