/** Numbers of the state's register for a fiscal receipt; null means the code of the item or shop. */
export type FiscalCode = { mxik: string; package_code: string; vat: boolean };

/** A retired option stays on old bookings, but no new booking offers it. */
export type ItemOption = {
  id: string;
  name: string;
  price_cents: number;
  per: "guest" | "booking";
  most: number;
  retired: boolean;
  fiscal?: FiscalCode | null | undefined;
};

export type Wishes = Readonly<Record<string, number>>;

export type QuotedOption = { id: string; name: string; cents: number; count: number };

export const mostOf = ({ per, most }: ItemOption, guests: number): number =>
  per === "guest" ? Math.min(most, guests) : most;

/** Must match its twin `private.options_now` in SQL. */
export const optionsNow = (
  offered: readonly ItemOption[] | undefined,
  wishes: Wishes,
  guests: number,
): QuotedOption[] =>
  (offered ?? [])
    .map((option) => ({ option, count: Math.min(wishes[option.id] ?? 0, mostOf(option, guests)) }))
    .filter(({ option, count }) => !option.retired && count > 0)
    .map(({ option: { id, name, price_cents }, count }) => ({ id, name, cents: price_cents, count }));

export const asAsked = (options: readonly QuotedOption[]): { options?: { id: string; count: number }[] } =>
  options.length === 0 ? {} : { options: options.map(({ id, count }) => ({ id, count })) };

export const optionsText = (options: readonly QuotedOption[] = []): string =>
  options.map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`)).join(", ");

export const optionsOrNone = (options: readonly QuotedOption[] | undefined): string =>
  optionsText(options) || "no options";

export const optionFacts = (options: readonly QuotedOption[] | undefined): [string, string][] =>
  options?.length ? [["Options", optionsText(options)]] : [];

export const wishesOf = (chosen: readonly { id: string; count: number }[] = []): Wishes =>
  Object.fromEntries(chosen.map(({ id, count }) => [id, count]));
