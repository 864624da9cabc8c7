import type { ItemOption } from "../../pricing/options.ts";
import type { ItemPicture } from "../pictures.ts";

/** As an admin types it: texts where there is a text field. */
export type OptionForm = Omit<ItemOption, "price_cents" | "most"> & { price: string; most: string };

/** What each kind of field is where it is synced (`wire`) and where an admin types it (`form`). */
export type FieldKinds = {
  /** Words that must be there. */ text: { wire: string; form: string };
  /** Words that may be left out. */ note: { wire: string | null; form: string };
  image: { wire: string; form: string };
  pictures: { wire: ItemPicture[]; form: ItemPicture[] };
  flag: { wire: boolean; form: boolean };
  count: { wire: number; form: string };
  /** Dollars in the table and the form; synced in cents, under the name with `_cents`. */
  price: { wire: number; form: string };
  optional_price: { wire: number | null; form: string };
  /** One place is two fields: `latitude` shows both, with a map. */
  latitude: { wire: number | null; form: string };
  longitude: { wire: number | null; form: string };
  lines: { wire: string[]; form: string[] };
  /** Short texts by name, each of which may be left out; the names stand in `domain/catalogue/good-to-know.ts`. */
  facts: { wire: Record<string, string>; form: Record<string, string> };
  /** A text per day, by its number. */
  days: { wire: Record<string, string>; form: string[] };
  dates: { wire: string[]; form: string[] };
  time: { wire: string | null; form: string };
  phone: { wire: string | null; form: string };
  choice: { wire: string; form: string };
  /** The ids of other rows. */
  destination: { wire: string | null; form: string };
  tours: { wire: string[]; form: string[] };
  options: { wire: ItemOption[]; form: OptionForm[] };
  places: { wire: string[]; form: string[] };
};
export type FieldKind = keyof FieldKinds;

type Described<Kind extends FieldKind> = {
  kind: Kind;
  /** What it is called, where that is not its name in words: at its input, in what is said about it, in comparisons. */
  label?: string;
  /** The input's own label where it says more than the name. */
  ask?: string;
  hint?: string;
  placeholder?: string;
  /** What a new item starts with. */
  start?: string;
  /** Most characters, or the highest number. */
  most?: number;
  /** In the form: several lines to type in; beside its neighbours; the first of a part with this heading. */
  long?: true;
  narrow?: true;
  part?: string;
  /** One of many lines, for its buttons. */
  one?: string;
  choices?: Readonly<Record<string, string>>;
  /** Travels with a booking: shown where the meeting point is, or as a line of its own with this label. */
  voucher?: "meeting" | { line: string };
};
export type Field = { [Kind in FieldKind]: Described<Kind> }[FieldKind];
/** The fields of one kind of item, under the names of their columns, in the order of the form. */
export type Fields = Readonly<Record<string, Field>>;

type Priced = { kind: "price" | "optional_price" };
export type WireName<Name extends string, One extends Field> = One extends Priced ? `${Name}_cents` : Name;
type WireValue<One extends Field> = One extends { kind: "choice"; choices: Readonly<Record<infer Choice, string>> }
  ? Choice
  : FieldKinds[One["kind"]]["wire"];

/** A row as it is synced and kept. */
export type FieldsRow<All extends Fields> = { id: string; revision: number } & {
  -readonly [Name in keyof All & string as WireName<Name, All[Name]>]: WireValue<All[Name]>;
};
/** What an admin types, as typed: texts where there is a text field, so that a half-typed number is kept too. */
export type FormOf<All extends Fields> = {
  -readonly [Name in keyof All & string]: FieldKinds[All[Name]["kind"]]["form"];
};
/** What of it a booking carries. */
export type VoucherOf<All extends Fields> = {
  -readonly [Name in keyof All & string as All[Name] extends { voucher: unknown } ? Name : never]: WireValue<All[Name]>;
};

/** `max_guests` is called 'Max guests', unless its description says otherwise: words that are not carried to every device. */
export const labelOf = (name: string, { label }: Pick<Field, "label">): string =>
  label ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");

export const wireName = (name: string, { kind }: Pick<Field, "kind">): string =>
  kind === "price" || kind === "optional_price" ? `${name}_cents` : name;

/** What a traveler wants to know before booking. */
export const factFields = {
  good_to_know: { kind: "facts", part: "Before booking (optional)", most: 500 },
} as const satisfies Fields;
