export type ValueChange = { from?: unknown; to?: unknown };

const LONGEST = 60;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const isoMoment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-][\d:]+)$/;

export type ValueWords = {
  nothing: string;
  yes: string;
  no: string;
  money: (cents: number) => string;
  day: (date: string) => string;
  moment: (instant: string) => string;
};

export const isNothing = (value: unknown): boolean => value === null || value === undefined || value === "";

export const valueWriter =
  (words: ValueWords) =>
  (field: string, value: unknown): string | undefined => {
    if (isNothing(value)) return words.nothing;
    if (typeof value === "boolean") return value ? words.yes : words.no;
    if (typeof value === "number") {
      if (field.endsWith("_cents")) return words.money(value);
      return field === "price" ? words.money(Math.round(value * 100)) : String(value);
    }
    if (typeof value !== "string") return undefined;
    if (isoDay.test(value)) return words.day(value);
    if (isoMoment.test(value)) return words.moment(value);
    return value.length <= LONGEST ? value : undefined;
  };

const isChange = (value: unknown): value is ValueChange => typeof value === "object" && value !== null;

export const changesOf = ({ changes }: Readonly<Record<string, unknown>>): [field: string, change: ValueChange][] =>
  typeof changes === "object" && changes !== null
    ? Object.entries(changes).filter((entry): entry is [string, ValueChange] => isChange(entry[1]))
    : [];
