import classes from "./payment.module.css";

/** Names and values, one under the other on a phone. */
export const Facts = ({ rows }: { rows: [string, string][] }) => (
  <dl className={classes.facts}>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const days = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "Asia/Tashkent" });

export const dayOf = (instant: string | number) => days.format(new Date(instant));
/** A travel day is a name, not an instant: noon UTC is that day in Tashkent too. */
export const travelDayText = (day: string) => days.format(new Date(`${day}T07:00:00Z`));
export const amountText = (cents: number) => `$${(cents / 100).toFixed(2)}`;
