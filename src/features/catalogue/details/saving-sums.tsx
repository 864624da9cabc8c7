import { SAVING } from "#texts/catalogue.ts";
import { money } from "#texts/write.ts";
import { savingsCents } from "../../../domain/catalogue/savings.ts";
import type { Tour, TourPackage } from "../../../domain/catalogue/types.ts";
import classes from "./booking-bar.module.css";

export function SavingSums({ item, tours }: { item: TourPackage; tours: readonly Tour[] }) {
  const saved = savingsCents(item);
  const alone = tours.reduce((sum, { price_cents }) => sum + price_cents, 0);
  const remainder = item.price_cents + saved - alone;
  if (saved === 0 || tours.length === 0 || tours.length < item.tour_ids.length || remainder < 0) return null;
  const sums: [string, number][] = [
    [SAVING.tours({ number: tours.length }), alone],
    ...(remainder > 0 ? [[SAVING.rest, remainder] satisfies [string, number]] : []),
    [SAVING.parts, alone + remainder],
    [SAVING.whole, item.price_cents],
    [SAVING.saved, saved],
  ];
  return (
    <details className={classes.allIn}>
      <summary>
        <small>{SAVING.how}</small>
      </summary>
      <dl>
        {sums.map(([name, cents]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
      </dl>
      <p className="dim">{SAVING.note}</p>
    </details>
  );
}
