import { createDrainLoop } from "../../src/data/sync/outbox/drain-loop.ts";
import { createDrain } from "../../src/data/sync/outbox/drain.ts";
import { createEnqueue } from "../../src/data/sync/outbox/enqueue.ts";
import type { OutboxLocks, OutboxStore } from "../../src/domain/outbox/outbox-types.ts";
import { createContext, type Context } from "./context.ts";
import { createDepartures } from "./departures.ts";
import { drawFaults } from "./faults.ts";
import { createFaultyNet } from "./faulty-net.ts";
import { createFaultyStore } from "./faulty-store.ts";
import { held } from "./held-disk.ts";
import { createMemoryDisk } from "./memory-disk.ts";
import type { Mistake } from "./mistakes.ts";
import { claimsTooMuch, judge, queueAgain, twiceHere } from "./oracle.ts";
import { createRandom } from "./random.ts";
import { createServer, EPOCH_MS } from "./server.ts";
import { createTravelers, type Tab } from "./traveler.ts";
import { createTime } from "./virtual-time.ts";

const CHAOS_MS = 60_000;
/** Twice the longest backoff, late requests, and one refused try between. */
const HEALED_MS = CHAOS_MS + 900_000;
const YEAR_MS = 365 * 86_400_000;

type OpenTab = Tab & { context: Context; refresh: () => Promise<void> };

export type Met = (what: string) => void;

export async function runSchedule(
  seed: number,
  mistake: Mistake = {},
  realDisk: OutboxStore = createMemoryDisk(),
  met: Met = () => undefined,
): Promise<string[]> {
  const time = createTime();
  const disk = held(realDisk, time);
  const random = createRandom(seed);
  const sold = createDepartures(random);
  const server = createServer(time, sold, mistake.server);
  const faults = drawFaults(random, time, CHAOS_MS);
  const problems = new Set<string>();
  let clockOffset = 0;
  let ids = 0;
  const newId = () => `id-${(ids += 1)}`;
  let tabs: OpenTab[] = [];
  let holder: Context | null = null;
  const locking = random.pick(["granted", "granted", "granted", "missing", "held by a frozen tab"]);

  const watch = async () => {
    const bookings = await disk.bookings();
    for (const claim of [twiceHere(bookings, people), ...bookings.map((booking) => claimsTooMuch(booking, server))])
      if (claim) problems.add(claim);
  };

  const locksOf = (context: Context): OutboxLocks => ({
    async exclusively(work) {
      if (locking === "held by a frozen tab") return false;
      if (locking === "missing") {
        await work();
        return true;
      }
      if (holder?.alive) return false;
      holder = context;
      try {
        await work();
      } finally {
        holder = null;
      }
      return true;
    },
  });

  function openTab() {
    const context = createContext(time, () => EPOCH_MS + clockOffset);
    const faulty = createFaultyStore(disk, context, random, () => faults.now().diskError);
    const store = mistake.store?.(faulty, context) ?? faulty;
    const network = createFaultyNet(server, context, time, random, faults);
    const net = mistake.net?.(network, newId) ?? network;
    const deps = { store, net, locks: locksOf(context), now: context.now, sleep: context.sleep, newId };
    const drain = createDrain(deps);
    const { wake } = createDrainLoop({
      drain,
      sleep: context.sleep,
      sent: () => void watch(),
      failed: () => undefined,
    });
    const refresh = () =>
      drain.refresh().then(
        () => void wake(),
        () => undefined,
      );
    tabs.push({
      context,
      enqueue: createEnqueue(deps),
      wake: () => void wake(),
      refresh,
    });
    void wake(true);
    void refresh();
  }

  const aTab = () => (tabs.length === 0 ? undefined : tabs[random.int(0, tabs.length - 1)]);
  function killOne() {
    const tab = aTab();
    if (!tab) return;
    tab.context.alive = false;
    tabs = tabs.filter((other) => other !== tab);
    time.at(random.int(100, 8_000), openTab);
  }

  const people = createTravelers(time, random, sold, disk, aTab, newId);
  const aDay = () => sold.all[random.int(0, sold.all.length - 1)]?.day ?? "";
  const sometime = (run: () => void) => time.at(random.int(0, CHAOS_MS), run);
  const several = (most: number, run: () => void) => {
    for (let left = random.int(0, most); left > 0; left -= 1) sometime(run);
  };

  for (let left = random.int(1, 3); left > 0; left -= 1) openTab();
  for (let left = random.int(1, 4); left > 0; left -= 1) sometime(people.book);
  several(1, () => void people.write());
  several(3, killOne);
  several(4, () => aTab()?.wake());
  several(2, () => void aTab()?.refresh());
  several(3, () => server.fill(aDay(), random.int(1, 16)));
  several(2, () => server.raise(aDay()));
  several(1, () => server.callOff(aDay()));
  several(1, () => (clockOffset = random.pick([-YEAR_MS, -3_600_000, 3_600_000, YEAR_MS])));
  for (let at = 10_000; at <= CHAOS_MS + 60_000; at += 10_000) time.at(at, () => void people.look());

  await time.runUntil(CHAOS_MS);
  openTab();
  await time.runUntil(HEALED_MS);
  openTab();
  await time.runUntil(HEALED_MS + 60_000);
  await watch();
  people.tell(server, await disk.bookings(), met);
  const judged = await judge(disk, server, people, sold);

  const before = server.dump();
  await queueAgain(disk, people.messages);
  openTab();
  await time.runUntil(HEALED_MS + 120_000);
  if (server.dump() !== before) problems.add("re-sending everything changed the server");
  const again = await judge(disk, server, people, sold);
  return [...problems, ...judged, ...again];
}
