import type { FiscalCode, ItemOption } from "../../pricing/options.ts";
import type { ItemPicture, PictureSlot } from "../pictures.ts";

export const PICTURE_SLOTS = ["room", "table", "guide", "group", "vehicle"] as const satisfies readonly PictureSlot[];

export type OptionForm = Omit<ItemOption, "price_cents" | "most" | "fiscal"> & {
  price: string;
  most: string;
  /** Drafts of older versions lack it. */
  fiscal?: FiscalCode | undefined;
};

export type ItemQuestion = {
  id: string;
  text: string;
  kind: "text" | "choice";
  choices: string[];
  required: boolean;
  for_guide: boolean;
};

export type FieldKinds = {
  text: { wire: string; form: string };
  note: { wire: string | null; form: string };
  image: { wire: string; form: string };
  pictures: { wire: ItemPicture[]; form: ItemPicture[] };
  flag: { wire: boolean; form: boolean };
  count: { wire: number; form: string };
  /** The table and the form hold dollars, and the sync sends cents under the name with `_cents`. */
  price: { wire: number; form: string };
  optional_price: { wire: number | null; form: string };
  latitude: { wire: number | null; form: string };
  longitude: { wire: number | null; form: string };
  lines: { wire: string[]; form: string[] };
  facts: { wire: Record<string, string>; form: Record<string, string> };
  days: { wire: Record<string, string>; form: string[] };
  dates: { wire: string[]; form: string[] };
  time: { wire: string | null; form: string };
  phone: { wire: string | null; form: string };
  choice: { wire: string; form: string };
  destination: { wire: string | null; form: string };
  tours: { wire: string[]; form: string[] };
  options: { wire: ItemOption[]; form: OptionForm[] };
  questions: { wire: ItemQuestion[]; form: ItemQuestion[] };
  places: { wire: string[]; form: string[] };
  fiscal: { wire: FiscalCode | null; form: FiscalCode };
};
export type FieldKind = keyof FieldKinds;

type Described<Kind extends FieldKind> = {
  kind: Kind;
  start?: string;
  most?: number;
  long?: true;
  narrow?: true;
  choices?: readonly string[];
  /** A line of its own, or part of the line of the meeting. */
  voucher?: "meeting" | "line";
};
export type Field = { [Kind in FieldKind]: Described<Kind> }[FieldKind];
export type Fields = Readonly<Record<string, Field>>;

type PriceFieldKind = { kind: "price" | "optional_price" };
export type WireName<Name extends string, One extends Field> = One extends PriceFieldKind ? `${Name}_cents` : Name;
type WireValue<One extends Field> = One extends { kind: "choice"; choices: readonly (infer Choice)[] }
  ? Choice
  : FieldKinds[One["kind"]]["wire"];

export type FieldsRow<All extends Fields> = { id: string; revision: number } & {
  -readonly [Name in keyof All & string as WireName<Name, All[Name]>]: WireValue<All[Name]>;
};
/** A form holds texts as typed, so that a draft can store a half-typed number. */
export type FormOf<All extends Fields> = {
  -readonly [Name in keyof All & string]: FieldKinds[All[Name]["kind"]]["form"];
};
export type VoucherOf<All extends Fields> = {
  -readonly [Name in keyof All & string as All[Name] extends { voucher: unknown } ? Name : never]: WireValue<All[Name]>;
};

export const wireName = (name: string, { kind }: Pick<Field, "kind">): string =>
  kind === "price" || kind === "optional_price" ? `${name}_cents` : name;

export const factFields = {
  good_to_know: { kind: "facts", most: 500 },
} as const satisfies Fields;
