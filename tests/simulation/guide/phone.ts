import { createDrainLoop } from "../../../src/data/sync/outbox/drain-loop.ts";
import { createDrain } from "../../../src/data/sync/outbox/drain.ts";
import { newEntry } from "../../../src/data/sync/outbox/enqueue.ts";
import { allFacts, nextSeenAt, checkInStateOf } from "../../../src/domain/guide/check-in-state.ts";
import type { GuideFact, RosterBooking } from "../../../src/domain/guide/roster.ts";
import { ADMITTING_CODES, type Verdict, verdictOf } from "../../../src/domain/guide/verdict.ts";
import type { OutboxLocks, OutboxNet } from "../../../src/domain/outbox/outbox-types.ts";
import { refusedResult } from "../../../src/domain/result.ts";
import { createContext, type Context } from "../context.ts";
import type { Faults } from "../faults.ts";
import { createFaultyStore } from "../faulty-store.ts";
import type { Random } from "../random.ts";
import { EPOCH_MS } from "../server.ts";
import type { Time } from "../virtual-time.ts";
import { createWire, isNoAnswer, type Wire } from "../wire.ts";
import type { GuideMistake } from "./guide-mistakes.ts";
import type { GuideServer, SentReport } from "./guide-server.ts";
import { createPhoneDisk, type PhoneDisk } from "./phone-disk.ts";

type Voucher = { booking_id: string; departure_id: string; guests: number };
type Seen = Pick<GuideFact, "kind" | "guests" | "late" | "by">;
export type Said = { at: number; voucher: Voucher; verdict: Verdict; facts: GuideFact[] };

type Tab = {
  context: Context;
  disk: PhoneDisk;
  wire: Wire;
  wake: () => void;
  nudge: () => void;
  sync: () => Promise<void>;
};

const silentBooking: Omit<OutboxNet, "submitMessage"> = {
  probe: () => Promise.reject(new Error("A guide's phone sends reports only")),
  createBooking: () => Promise.reject(new Error("A guide's phone books nothing")),
  createPayment: () => Promise.reject(new Error("A guide's phone pays nothing")),
  myBooking: () => Promise.reject(new Error("A guide's phone has no trips")),
  cancelUnpaid: () => Promise.reject(new Error("A guide's phone has no trips")),
};

type Deps = {
  name: string;
  guide: string;
  server: GuideServer;
  time: Time;
  random: Random;
  faults: Faults;
  skewMs: number;
  mistake: GuideMistake;
};

/** Its database outlives its tabs, which may die at any moment. */
export function createPhone({ name, guide, server, time, random, faults, skewMs, mistake }: Deps) {
  const realDisk = createPhoneDisk(mistake.disk);
  const device_key = `key of ${name}`;
  let tabs: Tab[] = [];
  let holder: Context | null = null;
  let made = 0;
  const newId = () => `${name}-${String((made += 1)).padStart(6, "0")}`;
  const storedFacts = new Map<string, SentReport>();
  const said: Said[] = [];
  const problems = new Set<string>();

  const locksOf = (context: Context): OutboxLocks => ({
    async exclusively(work) {
      if (holder?.alive) return false;
      holder = context;
      await work().finally(() => (holder = null));
      return true;
    },
  });

  const netOf = (wire: Wire): OutboxNet => ({
    ...silentBooking,
    async submitMessage(_kind, _id, payload) {
      const answer = await wire(async () => server.reportCheckIn(payload as SentReport));
      if (isNoAnswer(answer)) return answer;
      return answer.ok ? { ok: true, value: undefined } : refusedResult({ code: answer.code });
    },
  });

  function diskOf(context: Context): PhoneDisk {
    const store = createFaultyStore(realDisk, context, random, () => faults.now().diskError);
    const slow = async () => context.sleep(random.int(0, 3));
    const through = async <T>(work: () => Promise<T>): Promise<T> => {
      await slow();
      const fails = random.chance(faults.now().diskError);
      if (fails && random.chance(0.5)) throw new DOMException("full", "QuotaExceededError");
      const result = await work();
      await slow();
      if (fails) throw new DOMException("full", "QuotaExceededError");
      return result;
    };
    return {
      ...store,
      read: () => through(() => realDisk.read()),
      storeRoster: (...args) => through(() => realDisk.storeRoster(...args)),
      storeReports: (...args) => through(() => realDisk.storeReports(...args)),
    };
  }

  function openTab(): Tab {
    const context = createContext(time, () => EPOCH_MS + skewMs);
    const faulty = diskOf(context);
    const disk = { ...faulty, ...mistake.store?.(faulty, context) };
    const wire = createWire(context, time, random, faults);
    const net = netOf(wire);
    const deps = { net: mistake.net?.(net, newId) ?? net, locks: locksOf(context), now: context.now, newId };
    const drain = createDrain({ ...deps, store: disk, sleep: context.sleep });
    const { wake, nudge } = createDrainLoop({
      drain,
      sleep: context.sleep,
      sent: () => undefined,
      failed: () => undefined,
    });
    let syncing: Promise<void> | null = null;
    const once = async () => {
      const { roster } = await disk.read();
      const known = Object.fromEntries(roster.map(({ id, hash }) => [id, hash]));
      const answer = await wire(async () => server.roster(guide, name, device_key, known));
      if (!isNoAnswer(answer) && !("ok" in answer)) await disk.storeRoster(answer);
    };
    const tab: Tab = {
      context,
      disk,
      wire,
      wake: () => void wake(true),
      nudge: () => void context.sleep(1_000).then(nudge),
      sync: () =>
        (syncing ??= once()
          .catch(() => undefined)
          .finally(() => (syncing = null))),
    };
    tabs.push(tab);
    tab.wake();
    void tab.sync();
    return tab;
  }

  const aTab = () => (tabs.length === 0 ? undefined : tabs[random.int(0, tabs.length - 1)]);

  function statusOf(booking: RosterBooking | null): string | null {
    if (booking === null) return null;
    return booking.left_at !== null && booking.status === "confirmed" ? "moved" : booking.status;
  }

  /** Twin of data/sync/outbox/report-as-guide.ts; returns true once stored. */
  async function tell({ disk, context, nudge }: Tab, departure_id: string, booking_id: string, seen: Seen) {
    const { roster, reports } = await disk.read();
    const departure = roster.find(({ id }) => id === departure_id);
    if (!departure) return false;
    const own = reports.flatMap((row) => (row.departure_id === departure_id ? [row.fact] : []));
    const known = allFacts(own, departure.facts).filter((fact) => fact.booking_id === booking_id);
    const booking = departure.bookings.find(({ id }) => id === booking_id) ?? null;
    if (seen.by === "name" && booking === null && known.length === 0) return false;
    const fact: GuideFact = {
      ...seen,
      id: newId(),
      booking_id,
      seen_at: mistake.seenAt?.(context.now()) ?? nextSeenAt(context.now(), known),
      received_at: null,
      guide_name: guide,
      device_id: name,
      status_seen: statusOf(booking),
    };
    if (seen.kind === "undone" && checkInStateOf([...known, fact]).state === "in")
      problems.add(`${name}: ${booking_id} was taken back and is still in`);
    const { received_at: _, guide_name: __, ...payload } = fact;
    const sent: SentReport = { ...payload, departure_id, device_key };
    const entry = {
      ...newEntry(`guide:${fact.id}`, newId(), context.now()),
      kind: "check_in" as const,
      payload: sent,
      refusal: null,
    };
    const isIn = (facts: GuideFact[]) =>
      seen.kind === "arrived" &&
      checkInStateOf(facts.filter((other) => other.booking_id === booking_id)).state === "in";
    if (!(await disk.storeReports({ row: { id: fact.id, departure_id, fact }, entry }, isIn))) return false;
    storedFacts.set(fact.id, sent);
    nudge();
    return true;
  }

  async function scan(departure_id: string, voucher: Voucher, tries = 3): Promise<void> {
    const tab = aTab();
    if (!tab) return;
    try {
      const { roster, reports } = await tab.disk.read();
      const departure = roster.find(({ id }) => id === departure_id);
      if (!departure) return;
      const own = reports.flatMap((row) => (row.departure_id === departure_id ? [row.fact] : []));
      const facts = allFacts(own, departure.facts);
      const verdict = verdictOf({ ok: true, voucher }, { departure, roster, facts });
      said.push({ at: time.now(), voucher, verdict, facts });
      if (!ADMITTING_CODES.has(verdict.code)) return;
      await tell(tab, departure_id, voucher.booking_id, {
        kind: "arrived",
        guests: voucher.guests,
        late: random.chance(0.1),
        by: "scan",
      });
    } catch {
      if (tries > 0) time.at(2_000, () => void scan(departure_id, voucher, tries - 1));
    }
  }

  async function mark(
    departure_id: string,
    booking_id: string,
    kind: GuideFact["kind"],
    guests: number,
  ): Promise<void> {
    const tab = aTab();
    if (!tab) return;
    await tell(tab, departure_id, booking_id, { kind, guests, late: false, by: "name" }).catch(() => undefined);
  }

  return {
    name,
    guide,
    disk: realDisk,
    storedFacts,
    said,
    problems,
    openTab,
    scan,
    mark,
    wake: () => aTab()?.wake(),
    sync: () => void aTab()?.sync(),
    killTab() {
      const tab = aTab();
      if (!tab) return;
      tab.context.alive = false;
      tabs = tabs.filter((other) => other !== tab);
      time.at(random.int(100, 8_000), openTab);
    },
  };
}
export type Phone = ReturnType<typeof createPhone>;
