import { liveQuery } from "dexie";
import * as v from "valibot";
import { createStore } from "zustand/vanilla";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { CACHES, LOCAL_STORAGE } from "../../domain/device/stored-names.ts";
import { isGuideReport, isSilent } from "../../domain/outbox/message-kinds.ts";
import type { OutboxEntry } from "../../domain/outbox/outbox-types.ts";
import { isoDay } from "../../domain/schemas.ts";
import { singleFlightThenAgain } from "../../domain/single-flight.ts";
import { localStorageOfPage } from "../drafts/unsaved-draft.ts";
import { db, type JourneyDatabase } from "./db.ts";
import { storage } from "./memory-fallback.ts";
import { readState, writeState } from "./state.ts";

const copySchema = v.object({
  id: v.string(),
  kind: v.string(),
  perhaps_sent: v.boolean(),
  booking: v.optional(
    v.object({
      token: v.string(),
      type: v.picklist(["tour", "package"]),
      item_id: v.string(),
      title: v.string(),
      check_in: isoDay,
      guests: v.number(),
    }),
  ),
});
const copiesSchema = v.object({ database: v.string(), queued: v.array(copySchema), lost: v.array(copySchema) });

/** Holds no personal data, only what the traveler needs to recognize and repeat a lost request. */
export type RequestCopy = v.InferOutput<typeof copySchema>;
type Copies = v.InferOutput<typeof copiesSchema>;
type Queued = { entry: OutboxEntry; booking: LocalBooking | undefined };

const KEY = LOCAL_STORAGE.requestCopies;
const CACHE = CACHES.requestCopies;
const CACHE_KEY = "/request-copies";

const NONE: Copies = { database: "", queued: [], lost: [] };

function parseCopies(text: string | null | undefined): Copies {
  try {
    return v.parse(copiesSchema, JSON.parse(text ?? "null"));
  } catch {
    return NONE;
  }
}

const readCopies = (): Copies => parseCopies(localStorageOfPage()?.getItem(KEY));

async function readCachedCopies(): Promise<Copies> {
  const response = await globalThis.caches?.match(CACHE_KEY, { cacheName: CACHE });
  return parseCopies(await response?.text());
}

const isEmpty = ({ queued, lost }: Copies) => queued.length + lost.length === 0;

async function cacheCopies(copies: Copies): Promise<void> {
  if (globalThis.caches === undefined) return;
  if (isEmpty(copies)) await caches.delete(CACHE);
  else await (await caches.open(CACHE)).put(CACHE_KEY, new Response(JSON.stringify(copies)));
}

/** Chromium writes local storage to its file seconds later, and a killed browser loses it; the cache is written at once. */
function createCopyStore() {
  let newest = NONE;
  const cacheNewest = singleFlightThenAgain(() => cacheCopies(newest));
  return async (copies: Copies): Promise<void> => {
    newest = copies;
    try {
      if (isEmpty(copies)) localStorageOfPage()?.removeItem(KEY);
      else localStorageOfPage()?.setItem(KEY, JSON.stringify(copies));
      await cacheNewest();
    } catch (error) {
      console.warn("No copy of the queued requests can be stored:", error);
    }
  };
}

function copyOf({ entry, booking }: Queued): RequestCopy[] {
  const { id, kind, perhaps_sent = false } = entry;
  if (kind !== "booking") {
    const isCopied = entry.refusal === null && !isSilent(kind) && !isGuideReport(kind);
    return isCopied ? [{ id, kind, perhaps_sent }] : [];
  }
  if (entry.step !== "create" || !booking?.request) return [];
  const { token, title, request } = booking;
  const { tour_id, package_id, check_in, guests } = request;
  const type = tour_id === null ? "package" : "tour";
  const item_id = tour_id ?? package_id ?? "";
  return [{ id, kind, perhaps_sent, booking: { token, type, item_id, title, check_in, guests } }];
}

/**
 * Browsers may delete IndexedDB and leave local storage. An ID in both shows whether they still belong together, and
 * the copies beside the database name the requests that were lost with it. An open page writes its own requests back.
 */
export function createRequestCopies(database: JourneyDatabase = db) {
  const storeCopies = createCopyStore();
  const lost = createStore<readonly RequestCopy[]>(() => []);
  let inMemory: { database: string; queued: Queued[] } | undefined;

  const readQueue = () =>
    database.transaction("rw!", database.state, database.outbox, database.bookings, async () => {
      const knownId = await readState("database-id", database);
      const id = knownId ?? crypto.randomUUID();
      if (knownId === null) await writeState("database-id", id, database);
      const isLost = inMemory !== undefined && inMemory.database !== id;
      let restored = 0;
      for (const { entry, booking } of isLost ? (inMemory?.queued ?? []) : []) {
        if (await database.outbox.get(entry.id)) continue;
        restored += 1;
        await database.outbox.put(entry);
        if (booking && !(await database.bookings.get(booking.id))) await database.bookings.put(booking);
      }
      const entries = await database.outbox.toArray();
      const bookings = await database.bookings.bulkGet(entries.map((entry) => entry.id));
      const queued = entries.map((entry, at): Queued => ({ entry, booking: bookings[at] }));
      const bookingIds = await database.bookings.toCollection().primaryKeys();
      return { id, queued, restored, ids: new Set([...bookingIds, ...entries.map((entry) => entry.id)]) };
    });

  const show = (copies: readonly RequestCopy[]) => {
    if (JSON.stringify(copies) !== JSON.stringify(lost.getState())) lost.setState(copies, true);
  };

  /** Resolves to the number of requests that this page wrote back. */
  async function compare(): Promise<number> {
    if (storage.isInMemory()) return 0;
    const { id, queued, restored, ids } = await readQueue();
    inMemory = { database: id, queued };
    const candidates = [readCopies(), await readCachedCopies()].flatMap((stored) =>
      stored.database === id ? stored.lost : [...stored.lost, ...stored.queued],
    );
    const missing = new Map(candidates.filter((copy) => !ids.has(copy.id)).map((copy) => [copy.id, copy]));
    await storeCopies({ database: id, queued: queued.flatMap(copyOf), lost: [...missing.values()] });
    show([...missing.values()]);
    return restored;
  }

  let onRestored: () => void = () => undefined;
  /** Copies are a second safety, so their failure stops nothing. */
  const sync = singleFlightThenAgain(async () => {
    try {
      if ((await compare()) > 0) onRestored();
    } catch (error) {
      console.warn("The queued requests are not copied:", error);
    }
  });

  const changeLost = (change: (copies: RequestCopy[]) => RequestCopy[]) => {
    const stored = readCopies();
    const copies = change(stored.lost);
    void storeCopies({ ...stored, lost: copies });
    show(copies);
  };

  return {
    lost: { get: lost.getState, initial: lost.getInitialState, subscribe: lost.subscribe },
    sync,
    async add(entry: OutboxEntry, booking: LocalBooking | null): Promise<void> {
      if (inMemory === undefined) await sync();
      if (inMemory === undefined) return;
      inMemory.queued.push({ entry, booking: booking ?? undefined });
      await storeCopies({
        database: inMemory.database,
        queued: inMemory.queued.flatMap(copyOf),
        lost: readCopies().lost,
      });
    },
    onRestored: (run: () => void): void => {
      onRestored = run;
    },
    /** The server has no booking of this ID. */
    markUnsent: (id: string): void =>
      changeLost((copies) => copies.map((copy) => (copy.id === id ? { ...copy, perhaps_sent: false } : copy))),
    dismiss: (id: string): void => changeLost((copies) => copies.filter((copy) => copy.id !== id)),
    clear(): void {
      void storeCopies(NONE);
      show([]);
    },
  };
}

export const requestCopies = createRequestCopies();

/** Deleting the database closes it, but changes no row. */
export function watchQueue(changed: () => void): void {
  db.on("close", changed);
  liveQuery(() => db.outbox.toArray()).subscribe(changed, (error: unknown) =>
    console.warn("The queue cannot be read:", error),
  );
}
