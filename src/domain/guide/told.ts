import type { CashReport } from "./cash.ts";
import type { GuideFact, Handed } from "./pocket.ts";

/** Cash as this phone took it: what the receipt says, and what the server is told. */
export type OwnCash = Handed & CashReport & { reference: string };

/** What this phone told, until the server's answer has it too. */
export type ToldRow = { id: string; departure_id: string } & (
  | { fact: GuideFact; cash?: never }
  | { cash: OwnCash; fact?: never }
);

/** What became of it: it waits in the outbox, has been taken, or was refused for good. */
export type Sending = { state: "waiting" } | { state: "sent" } | { state: "refused"; code: string };

export type Told = { row: ToldRow; sending: Sending };

export const factsIn = (told: readonly Told[]): GuideFact[] => told.flatMap(({ row }) => (row.fact ? [row.fact] : []));
export const cashIn = (told: readonly Told[]): OwnCash[] => told.flatMap(({ row }) => (row.cash ? [row.cash] : []));
