import { Fragment } from "react";
import { FORM_PARTS } from "#texts/desk-catalogue.ts";
import type { Field } from "../../../domain/catalogue/fields/field.ts";
import { itemFields } from "../../../domain/catalogue/fields/items.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { type AnyForm, ItemField } from "./item-field.tsx";
import { type FormPart, partId, partOf } from "./sections.ts";
import classes from "./item-form.module.css";

type NamedField = [name: string, field: Field];

function rowsOf(kind: ItemKind): NamedField[][] {
  const rows: NamedField[][] = [];
  for (const [name, field] of Object.entries<Field>(itemFields[kind])) {
    const previousRow = rows.at(-1);
    if (field.narrow && previousRow?.[0]?.[1].narrow && !partOf(name)) previousRow.push([name, field]);
    else rows.push([[name, field]]);
  }
  return rows;
}

export function ItemFields({ kind, form }: { kind: ItemKind; form: AnyForm }) {
  let currentPart: FormPart | undefined;
  return rowsOf(kind).map((row) => {
    const [first] = row;
    const partName = first && partOf(first[0]);
    const startsPart = partName !== undefined && partName !== currentPart;
    currentPart = partName ?? currentPart;
    const shownFields = row.map(([name, field]) => (
      <ItemField key={name} kind={kind} name={name} field={field} form={form} />
    ));
    return (
      <Fragment key={first?.[0]}>
        {startsPart ? (
          <h2 id={partId(partName)} tabIndex={-1} className={classes.part}>
            {FORM_PARTS[partName]}
          </h2>
        ) : null}
        {row.length > 1 ? <div className="pair">{shownFields}</div> : shownFields}
      </Fragment>
    );
  });
}

export const formPartsOf = (kind: ItemKind): FormPart[] => [
  ...new Set(Object.keys(itemFields[kind]).flatMap((name) => partOf(name) ?? [])),
];
