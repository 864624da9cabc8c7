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

export type OptionCounts = Readonly<Record<string, number>>;

export type QuotedOption = { id: string; name: string; cents: number; count: number };

export const maxCountOf = ({ per, most }: ItemOption, guests: number): number =>
  per === "guest" ? Math.min(most, guests) : most;

/** Must match its twin `private.options_now` in SQL. */
export const currentOptions = (
  offered: readonly ItemOption[] | undefined,
  optionCounts: OptionCounts,
  guests: number,
): QuotedOption[] =>
  (offered ?? [])
    .map((option) => ({ option, count: Math.min(optionCounts[option.id] ?? 0, maxCountOf(option, guests)) }))
    .filter(({ option, count }) => !option.retired && count > 0)
    .map(({ option: { id, name, price_cents }, count }) => ({ id, name, cents: price_cents, count }));

export const chosenOptions = (options: readonly QuotedOption[]): { options?: { id: string; count: number }[] } =>
  options.length === 0 ? {} : { options: options.map(({ id, count }) => ({ id, count })) };

export const optionsText = (options: readonly QuotedOption[] = []): string =>
  options.map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`)).join(", ");

export const optionCountsOf = (chosen: readonly { id: string; count: number }[] = []): OptionCounts =>
  Object.fromEntries(chosen.map(({ id, count }) => [id, count]));
