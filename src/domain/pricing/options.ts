/** What can be booked along with a trip, as its item says it; what is retired was sold once and is offered no more. */
export type ItemOption = {
  id: string;
  name: string;
  price_cents: number;
  /** Counted by guests, of whom each takes one or none, or for the booking as a whole. */
  per: "guest" | "booking";
  /** At most so many in one booking. */
  most: number;
  retired: boolean;
};

/** How many of which option somebody wants, by its id. */
export type Wishes = Readonly<Record<string, number>>;

/** As it stands on a quote and stays on a booking: the price of one, and how many. */
export type QuotedOption = { id: string; name: string; cents: number; count: number };

export const mostOf = ({ per, most }: ItemOption, guests: number): number =>
  per === "guest" ? Math.min(most, guests) : most;

/** What can be had now of what is wished for; the same as `private.options_now` in SQL. */
export const optionsNow = (
  offered: readonly ItemOption[] | undefined,
  wishes: Wishes,
  guests: number,
): QuotedOption[] =>
  (offered ?? [])
    .map((option) => ({ option, count: Math.min(wishes[option.id] ?? 0, mostOf(option, guests)) }))
    .filter(({ option, count }) => !option.retired && count > 0)
    .map(({ option: { id, name, price_cents }, count }) => ({ id, name, cents: price_cents, count }));

/** As a request asks for it; nothing at all where there is none. */
export const asAsked = (options: readonly QuotedOption[]): { options?: { id: string; count: number }[] } =>
  options.length === 0 ? {} : { options: options.map(({ id, count }) => ({ id, count })) };

/** '2 × Single room, Airport transfer'; empty where there is none, and for what was kept before there were any. */
export const optionsText = (options: readonly QuotedOption[] = []): string =>
  options.map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`)).join(", ");

export const optionsOrNone = (options: readonly QuotedOption[] | undefined): string =>
  optionsText(options) || "no options";

/** A line of its own on vouchers and receipts. */
export const optionFacts = (options: readonly QuotedOption[] | undefined): [string, string][] =>
  options?.length ? [["Options", optionsText(options)]] : [];

/** Back from what was asked for or agreed to what is wished for. */
export const wishesOf = (chosen: readonly { id: string; count: number }[] = []): Wishes =>
  Object.fromEntries(chosen.map(({ id, count }) => [id, count]));
