import classes from "./fact-table.module.css";

type Props = { caption: string; head: [string, string]; rows: [string, string][] };

/** Two columns of facts, readable by eye and by screen reader alike. */
export const FactTable = ({ caption, head, rows }: Props) => (
  <div className={`surface ${classes.scroll}`}>
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
