import { language } from "#texts/write.ts";
import { prefixOf } from "../domain/languages.ts";
import { type RouteName, routeNames, routeOf, type site } from "./site.ts";

export const prefix = prefixOf(language);

type Values<Path> = Path extends `${string}:${string}/${infer Rest}`
  ? [value: string, ...Values<Rest>]
  : Path extends `${string}:${string}`
    ? [value: string]
    : [];

type Builders = { [Name in RouteName]: (...values: Values<(typeof site)[Name]["path"]>) => string };

const builderOf =
  (path: string) =>
  (...values: string[]): string =>
    path.replace(/:\w+/g, () => encodeURIComponent(values.shift() ?? ""));

const builders = Object.fromEntries(routeNames.map((name) => [name, builderOf(routeOf(name).path)])) as Builders;

export const paths = {
  ...builders,
  emailMyBookings: () => `${builders.trips()}#email-my-bookings`,
  guideScanOf: (departureId: string) => `${builders.guideScan()}?${new URLSearchParams({ departure: departureId })}`,
  booking: (type: "tour" | "package", itemId: string) => builders.booking(type, itemId),
  bookingOn: (type: "tour" | "package", itemId: string, date: string, guests?: number) =>
    `${builders.booking(type, itemId)}?${new URLSearchParams({ date, ...(guests ? { guests: String(guests) } : {}) })}`,
  waitingListOn: (type: "tour" | "package", itemId: string, date: string) =>
    `${builders.waitingList(type, itemId)}?${new URLSearchParams({ date })}`,
  paymentConfirmation: (paymentId: string) =>
    `${builders.paymentSuccess()}?${new URLSearchParams({ payment_id: paymentId })}`,
  paymentFailure: (query: { error?: string; payment_id?: string; code?: string }) =>
    `${builders.paymentFailed()}?${new URLSearchParams(query)}`,
} as const;

export const pathHere = (): string => window.location.pathname.slice(prefix.length) || "/";
