import type { PocketAnswer, PocketDeparture } from "../../../domain/guide/pocket.ts";
import type { Sending, Told, ToldRow } from "../../../domain/guide/told.ts";
import { tokenFromBytes } from "../../../domain/base64url.ts";
import type { MessageEntry, OutboxEntry } from "../../../domain/outbox/outbox-types.ts";
import { db } from "../db.ts";
import { type GuideMark, readState, writeState } from "../state.ts";
import { wipePocket } from "./wipe-pocket.ts";

export type Pocket = { mark: GuideMark; departures: PocketDeparture[]; told: Told[] };

const tables = [db.pocket, db.told, db.state];

export const openPocket = (user_id: string): Promise<GuideMark> =>
  db.transaction("rw", tables, async () => {
    const there = await readState("guide");
    if (there?.user_id === user_id) return there;
    await wipePocket();
    const device_key = tokenFromBytes(crypto.getRandomValues(new Uint8Array(32)));
    const mark = { user_id, guide: null, device_id: crypto.randomUUID(), device_key, as_of: null };
    await writeState("guide", mark);
    return mark;
  });

export async function knownHashes(): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  await db.pocket.each(({ id, hash }) => {
    hashes[id] = hash;
  });
  return hashes;
}

/** Ignores an answer to a pocket that was emptied or updated meanwhile. */
export const takePocket = (device_id: string, answer: PocketAnswer): Promise<void> =>
  db.transaction("rw", tables, async () => {
    const mark = await readState("guide");
    if (mark?.device_id !== device_id) return;
    // An older answer from another tab would remove newer facts.
    if (mark.as_of !== null && Date.parse(answer.server_time) < Date.parse(mark.as_of)) return;
    const assigned = new Set(answer.assigned);
    await db.pocket.bulkPut(answer.departures.filter(({ id }) => assigned.has(id)));
    await db.pocket.filter(({ id }) => !assigned.has(id)).delete();
    const heard = new Set(answer.departures.flatMap(({ facts, cash }) => [...facts, ...cash].map(({ id }) => id)));
    await db.told.filter(({ id, departure_id }) => heard.has(id) || !assigned.has(departure_id)).delete();
    await writeState("guide", { ...mark, guide: answer.guide, as_of: answer.server_time });
  });

const SENDING = "guide:";
export const sendingId = (id: string): string => `${SENDING}${id}`;

function sendingOf(entry: OutboxEntry | undefined): Sending {
  if (entry === undefined || entry.kind === "booking") return { state: "sent" };
  return entry.refusal === null ? { state: "waiting" } : { state: "refused", code: entry.refusal.code };
}

/** Reads entries after the rows, because a new row would otherwise look sent, and in one query for speed. */
export async function readPocket(user_id: string): Promise<Pocket | null> {
  const [mark, departures, rows] = await Promise.all([readState("guide"), db.pocket.toArray(), db.told.toArray()]);
  if (mark?.user_id !== user_id) return null;
  const entries = rows.length === 0 ? [] : await db.outbox.where("id").startsWith(SENDING).toArray();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const told = rows.map((row) => ({ row, sending: sendingOf(byId.get(sendingId(row.id))) }));
  return { mark, departures, told };
}

export async function awaitsAnswer(): Promise<boolean> {
  const told = await db.told.toCollection().primaryKeys();
  if (told.length === 0) return false;
  const waiting = new Set(await db.outbox.where("id").startsWith(SENDING).primaryKeys());
  return told.some((id) => !waiting.has(sendingId(id)));
}

/** `refuse` runs inside the transaction, so no other tab can interleave. */
export const keepTold = (
  made: readonly { row: ToldRow; entry: MessageEntry }[],
  refuse: (facts: ToldRow[], departure: PocketDeparture | undefined) => boolean,
): Promise<boolean> =>
  db.transaction("rw!", [db.pocket, db.told, db.outbox], async () => {
    const departure_id = made[0]?.row.departure_id ?? "";
    const [known, departure] = await Promise.all([
      db.told.where("departure_id").equals(departure_id).toArray(),
      db.pocket.get(departure_id),
    ]);
    if (refuse(known, departure)) return false;
    await db.told.bulkAdd(made.map(({ row }) => row));
    await db.outbox.bulkAdd(made.map(({ entry }) => entry));
    return true;
  });

export const dropTold = (id: string): Promise<void> =>
  db.transaction("rw", db.told, db.outbox, async () => {
    await db.told.delete(id);
    await db.outbox.delete(sendingId(id));
  });
