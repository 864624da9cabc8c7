import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { imageUrl } from "../../../data/net/addresses.ts";
import { Picture } from "../../../shared/ui/picture.tsx";
import styles from "./item-card.module.css";

export interface Tag {
  text: string;
  tone?: "plain" | "strong" | "danger";
}

export interface ItemCardProps {
  to: string;
  title: string;
  image: string;
  /** The first card of a page is seen before any scrolling. */
  eager?: boolean;
  tags?: readonly Tag[];
  place?: string;
  text?: string;
  facts?: readonly string[];
  features?: readonly string[];
  price?: ReactNode;
  action: string;
}

const CARD_SIZES = "(min-width: 75em) 22rem, (min-width: 40em) 46vw, 94vw";
const NO_TAGS: readonly Tag[] = [];
const NONE: readonly string[] = [];

/** Plain elements instead of components: a page of cards is drawn in one frame on a slow phone. */
export function ItemCard({
  to,
  title,
  image,
  eager = false,
  tags = NO_TAGS,
  place,
  text,
  facts = NONE,
  features = NONE,
  price,
  action,
}: ItemCardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <Picture src={imageUrl(image)} alt="" sizes={CARD_SIZES} first={eager} />
        {tags.length > 0 && (
          <p className={styles.tags}>
            {tags.map((tag) => (
              <span key={tag.text} data-tone={tag.tone ?? "plain"}>
                {tag.text}
              </span>
            ))}
          </p>
        )}
      </div>
      <div className={styles.body}>
        <h3 className={styles.title}>{title}</h3>
        {place !== undefined && place !== "" && <p className={styles.place}>{place}</p>}
        {text !== undefined && text !== "" && <p className={styles.text}>{text}</p>}
        {facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {features.length > 0 && (
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
        <div className={styles.foot}>
          {price !== undefined && <div className={styles.price}>{price}</div>}
          <Link to={to} className={styles.action} aria-label={`${action}: ${title}`}>
            {action}
          </Link>
        </div>
      </div>
    </li>
  );
}
