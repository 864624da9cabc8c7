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
