import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { imageUrl } from "../../../data/net/addresses.ts";
import { focusOf, type ItemPicture } from "../../../domain/catalogue/pictures.ts";
import { textLanguage } from "../../../domain/catalogue/translation/translations.ts";
import type { Untranslated } from "../../../domain/catalogue/types.ts";
import { Picture } from "../../../shared/ui/picture.tsx";
import classes from "./item-card.module.css";

export type Tag = {
  text: string;
  tone?: "plain" | "strong" | "danger";
};

export type CardFact = string | { text: string; said: string };

const factKey = (fact: CardFact) => (typeof fact === "string" ? fact : fact.text);

export type ItemCardProps = {
  to: string;
  row?: Untranslated;
  title: string;
  picture: ItemPicture;
  eager?: boolean;
  tags?: readonly Tag[];
  place?: ReactNode;
  text?: string;
  facts?: readonly CardFact[];
  features?: readonly string[];
  price?: ReactNode;
  action: string;
  book?: { to: string; words: string } | undefined;
};

const CARD_SIZES = "(min-width: 75em) 22rem, (min-width: 40em) 46vw, 94vw";
const NO_TAGS: readonly Tag[] = [];
const NO_FEATURES: readonly string[] = [];

/** Components would be too slow: a page of cards must render in one frame on a slow phone. */
export function ItemCard({
  to,
  row,
  title,
  picture,
  eager = false,
  tags = NO_TAGS,
  place,
  text,
  facts = NO_FEATURES,
  features = NO_FEATURES,
  price,
  action,
  book,
}: ItemCardProps) {
  return (
    <li className={`surface ${classes.card}`}>
      <div className={classes.picture}>
        <Picture src={imageUrl(picture.url)} alt="" sizes={CARD_SIZES} first={eager} focus={focusOf(picture)} />
        {tags.length > 0 && (
          <p className={`row ${classes.tags}`}>
            {tags.map((tag) => (
              <span key={tag.text} data-tone={tag.tone ?? "plain"}>
                {tag.text}
              </span>
            ))}
          </p>
        )}
      </div>
      <div className={classes.body}>
        <h3 className={classes.title} lang={textLanguage(title, row)}>
          {title}
        </h3>
        {place ? <p className={classes.place}>{place}</p> : null}
        {text !== undefined && text !== "" && (
          <p className={classes.text} lang={textLanguage(text, row)}>
            {text}
          </p>
        )}
        {facts.length > 0 && (
          <ul className={`plain row ${classes.facts}`}>
            {facts.map((fact) => (
              <li key={factKey(fact)}>
                {typeof fact === "string" ? (
                  fact
                ) : (
                  <span role="img" aria-label={fact.said}>
                    {fact.text}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
        {features.length > 0 && (
          <ul className={`plain row ${classes.features}`}>
            {features.map((feature) => (
              <li key={feature} lang={textLanguage(feature, row)}>
                {feature}
              </li>
            ))}
          </ul>
        )}
        {book ? (
          <Link to={book.to} className={classes.book} aria-label={`${book.words}: ${title}`}>
            {book.words}
          </Link>
        ) : null}
        <div className={`row ${classes.foot}`}>
          {price !== undefined && <div className={classes.price}>{price}</div>}
          <Link to={to} className={classes.action} aria-label={`${action}: ${title}`}>
            {action}
          </Link>
        </div>
      </div>
    </li>
  );
}
