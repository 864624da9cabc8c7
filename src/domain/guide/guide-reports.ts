import type { CashReport } from "./cash.ts";
import type { GuideFact, CashPayment } from "./roster.ts";

export type OwnCash = CashPayment & CashReport & { reference: string };

export type GuideReportRow = { id: string; departure_id: string } & (
  | { fact: GuideFact; cash?: never }
  | { cash: OwnCash; fact?: never }
);

export type ReportDelivery = { state: "waiting" } | { state: "sent" } | { state: "refused"; code: string };

export type GuideReport = { row: GuideReportRow; delivery: ReportDelivery };

export const factsOfReports = (reports: readonly GuideReport[]): GuideFact[] =>
  reports.flatMap(({ row }) => (row.fact ? [row.fact] : []));
export const cashOfReports = (reports: readonly GuideReport[]): OwnCash[] =>
  reports.flatMap(({ row }) => (row.cash ? [row.cash] : []));
