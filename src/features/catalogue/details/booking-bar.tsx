import type { Quote } from "../../../domain/pricing/quote.ts";
import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { nextText } from "../messages/pages.ts";
import { AllIn } from "./all-in.tsx";
import classes from "./booking-bar.module.css";
import type { Offers } from "./use-offers.ts";

type Props = { kind: "tour" | "package"; id: string; price: Quote; offers: Offers | null };

export function BookingBar({ kind, id, price, offers }: Props) {
  const full = offers?.next === undefined ? offers?.open[0] : undefined;
  const offered = offers?.next ?? full;
  return (
    <aside className={classes.bar} data-bottom-bar="" aria-label={`Book this ${kind}`}>
      <div className={classes.words}>
        <AllIn price={price} />
        <NextDeparture offers={offers} />
      </div>
      <ButtonLink
        to={offers && offered ? offers.leadsTo(offered) : paths.booking(kind, id)}
        size="md"
        color="saffron"
        className={classes.book}
      >
        {full ? "Waiting list" : "Book"}
      </ButtonLink>
    </aside>
  );
}

export const NextDeparture = ({ offers }: Pick<Props, "offers">) => (
  <p className={classes.next}>{offers === null ? "\u00a0" : nextText(offers)}</p>
);
