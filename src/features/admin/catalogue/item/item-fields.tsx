import { Fragment } from "react";
import type { Field } from "../../../../domain/catalogue/fields/field.ts";
import { itemFields } from "../../../../domain/catalogue/fields/items.ts";
import type { ItemKind } from "../../../../domain/catalogue/types.ts";
import { type AnyForm, ItemField } from "./item-field.tsx";
import classes from "./item-form.module.css";

type Named = [name: string, field: Field];

/** Narrow fields that follow one another share a row. */
function rowsOf(kind: ItemKind): Named[][] {
  const rows: Named[][] = [];
  for (const [name, field] of Object.entries<Field>(itemFields[kind])) {
    const before = rows.at(-1);
    if (field.narrow && before?.[0]?.[1].narrow) before.push([name, field]);
    else rows.push([[name, field]]);
  }
  return rows;
}

/** All fields of a kind of item, in the order and with the words of their description. */
export const ItemFields = ({ kind, form }: { kind: ItemKind; form: AnyForm }) =>
  rowsOf(kind).map((row) => {
    const part = row[0]?.[1].part;
    const shown = row.map(([name, field]) => <ItemField key={name} name={name} field={field} form={form} />);
    return (
      <Fragment key={row[0]?.[0]}>
        {part ? <h2 className={classes.part}>{part}</h2> : null}
        {row.length > 1 ? <div className="pair">{shown}</div> : shown}
      </Fragment>
    );
  });
