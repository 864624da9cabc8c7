import { Fragment } from "react";
import type { Field } from "../../../domain/catalogue/fields/field.ts";
import { itemFields } from "../../../domain/catalogue/fields/items.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { type AnyForm, ItemField } from "./item-field.tsx";
import classes from "./item-form.module.css";
import { partId, partOf } from "./sections.ts";

type Named = [name: string, field: Field];

function rowsOf(kind: ItemKind): Named[][] {
  const rows: Named[][] = [];
  for (const [name, field] of Object.entries<Field>(itemFields[kind])) {
    const before = rows.at(-1);
    if (field.narrow && before?.[0]?.[1].narrow && !partOf(name, field.part)) before.push([name, field]);
    else rows.push([[name, field]]);
  }
  return rows;
}

export function ItemFields({ kind, form }: { kind: ItemKind; form: AnyForm }) {
  let part: string | undefined;
  return rowsOf(kind).map((row) => {
    const [first] = row;
    const named = first && partOf(first[0], first[1].part);
    const begins = named !== undefined && named !== part;
    part = named ?? part;
    const shown = row.map(([name, field]) => <ItemField key={name} name={name} field={field} form={form} />);
    return (
      <Fragment key={first?.[0]}>
        {begins ? (
          <h2 id={partId(named)} tabIndex={-1} className={classes.part}>
            {named}
          </h2>
        ) : null}
        {row.length > 1 ? <div className="pair">{shown}</div> : shown}
      </Fragment>
    );
  });
}

export const formPartsOf = (kind: ItemKind): string[] => [
  ...new Set(Object.entries<Field>(itemFields[kind]).flatMap(([name, { part }]) => partOf(name, part) ?? [])),
];
