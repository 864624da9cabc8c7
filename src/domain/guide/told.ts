import type { CashReport } from "./cash.ts";
import type { GuideFact, Handed } from "./pocket.ts";

export type OwnCash = Handed & CashReport & { reference: string };

export type ToldRow = { id: string; departure_id: string } & (
  | { fact: GuideFact; cash?: never }
  | { cash: OwnCash; fact?: never }
);

export type Sending = { state: "waiting" } | { state: "sent" } | { state: "refused"; code: string };

export type Told = { row: ToldRow; sending: Sending };

export const factsIn = (told: readonly Told[]): GuideFact[] => told.flatMap(({ row }) => (row.fact ? [row.fact] : []));
export const cashIn = (told: readonly Told[]): OwnCash[] => told.flatMap(({ row }) => (row.cash ? [row.cash] : []));
