import { tokenFromBytes } from "../../../domain/base64url.ts";
import type { ReportDelivery, GuideReport, GuideReportRow } from "../../../domain/guide/guide-reports.ts";
import type { RosterAnswer, RosterDeparture } from "../../../domain/guide/roster.ts";
import type { MessageEntry, OutboxEntry } from "../../../domain/outbox/outbox-types.ts";
import { db } from "../db.ts";
import { type GuideMark, readState, writeState } from "../state.ts";
import { deleteRoster } from "./delete-roster.ts";

export type Roster = { mark: GuideMark; departures: RosterDeparture[]; reports: GuideReport[] };

const tables = [db.roster, db.guide_reports, db.state];

export const openRoster = (user_id: string): Promise<GuideMark> =>
  db.transaction("rw", tables, async () => {
    const storedState = await readState("guide");
    if (storedState?.user_id === user_id) return storedState;
    await deleteRoster();
    const device_key = tokenFromBytes(crypto.getRandomValues(new Uint8Array(32)));
    const guideState = { user_id, guide: null, device_id: crypto.randomUUID(), device_key, as_of: null };
    await writeState("guide", guideState);
    return guideState;
  });

export async function knownHashes(): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  await db.roster.each(({ id, hash }) => {
    hashes[id] = hash;
  });
  return hashes;
}

/** Ignores an answer to a roster that was emptied or updated meanwhile. */
export const storeRoster = (device_id: string, answer: RosterAnswer): Promise<void> =>
  db.transaction("rw", tables, async () => {
    const guideState = await readState("guide");
    if (guideState?.device_id !== device_id) return;
    // An older answer from another tab would remove newer facts.
    if (guideState.as_of !== null && Date.parse(answer.server_time) < Date.parse(guideState.as_of)) return;
    const assignedIds = new Set(answer.assigned);
    await db.roster.bulkPut(answer.departures.filter(({ id }) => assignedIds.has(id)));
    await db.roster.filter(({ id }) => !assignedIds.has(id)).delete();
    const receivedIds = new Set(
      answer.departures.flatMap(({ facts, cash }) => [...facts, ...cash].map(({ id }) => id)),
    );
    await db.guide_reports
      .filter(({ id, departure_id }) => receivedIds.has(id) || !assignedIds.has(departure_id))
      .delete();
    await writeState("guide", { ...guideState, guide: answer.guide, as_of: answer.server_time });
  });

const REPORT_PREFIX = "guide:";
export const reportEntryId = (id: string): string => `${REPORT_PREFIX}${id}`;

function deliveryOf(entry: OutboxEntry | undefined): ReportDelivery {
  if (entry === undefined || entry.kind === "booking") return { state: "sent" };
  return entry.refusal === null ? { state: "waiting" } : { state: "refused", code: entry.refusal.code };
}

/** Reads entries after the rows, because a new row would otherwise look sent, and in one query for speed. */
export async function readRoster(user_id: string): Promise<Roster | null> {
  const [guideState, departures, rows] = await Promise.all([
    readState("guide"),
    db.roster.toArray(),
    db.guide_reports.toArray(),
  ]);
  if (guideState?.user_id !== user_id) return null;
  const entries = rows.length === 0 ? [] : await db.outbox.where("id").startsWith(REPORT_PREFIX).toArray();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const reports = rows.map((row) => ({ row, delivery: deliveryOf(byId.get(reportEntryId(row.id))) }));
  return { mark: guideState, departures, reports };
}

export async function hasSentUnconfirmedReports(): Promise<boolean> {
  const reports = await db.guide_reports.toCollection().primaryKeys();
  if (reports.length === 0) return false;
  const queuedReportIds = new Set(await db.outbox.where("id").startsWith(REPORT_PREFIX).primaryKeys());
  return reports.some((id) => !queuedReportIds.has(reportEntryId(id)));
}

/** `refuse` runs inside the transaction, so no other tab can interleave. */
export const storeReports = (
  newReports: readonly { row: GuideReportRow; entry: MessageEntry }[],
  isRefused: (facts: GuideReportRow[], departure: RosterDeparture | undefined) => boolean,
): Promise<boolean> =>
  db.transaction("rw!", [db.roster, db.guide_reports, db.outbox], async () => {
    const departure_id = newReports[0]?.row.departure_id ?? "";
    const [known, departure] = await Promise.all([
      db.guide_reports.where("departure_id").equals(departure_id).toArray(),
      db.roster.get(departure_id),
    ]);
    if (isRefused(known, departure)) return false;
    await db.guide_reports.bulkAdd(newReports.map(({ row }) => row));
    await db.outbox.bulkAdd(newReports.map(({ entry }) => entry));
    return true;
  });

export const deleteReport = (id: string): Promise<void> =>
  db.transaction("rw", db.guide_reports, db.outbox, async () => {
    await db.guide_reports.delete(id);
    await db.outbox.delete(reportEntryId(id));
  });
