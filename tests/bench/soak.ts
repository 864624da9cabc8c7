import { randomUUID } from "node:crypto";
import type { CDPSession, Page } from "playwright-core";
import { openBrowser } from "../support/browser.ts";
import { descendants, memoryOf } from "../support/processes.ts";
import { roomyTour, type Desk } from "../security/support/desk.ts";
import { round, type Bench } from "./figures.ts";

const SAMPLES = 12;

/** Heap, nodes and listeners after the browser has cleaned up: what holds a page's nodes is gone only the time before. */
const tabOf = async (session: CDPSession) => {
  for (let times = 0; times < 3; times += 1) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return { heap: of("JSHeapUsedSize") / 2 ** 20, nodes: of("Nodes"), listeners: of("JSEventListeners") };
};

const follow = async (page: Page, name: string) => {
  await page.locator("footer").getByRole("link", { name, exact: true }).click();
  await page.locator("main").first().waitFor();
  await page.waitForTimeout(250);
};

/** A booking written without a signal; it is sent when the signal is back, or refused once the seats are gone. */
const bookHere = async (page: Page, tour: string) => {
  await page.evaluate((path) => {
    history.pushState({}, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/booking/tour/${tour}`);
  await page.getByLabel("Departure date").selectOption({ index: 1 });
  await page.getByLabel("First name").fill("Soak");
  await page.getByLabel("Last name").fill("Test");
  await page.getByLabel("Email").fill(`${randomUUID()}@example.com`);
  await page.getByLabel("Phone").fill("+998 90 123 45 67");
  await page.getByRole("button", { name: "Complete Booking & Pay" }).click();
  await page.waitForURL("**/trips/*");
};

/** One traveller's day again and again in one tab: walk around, search, book, lose the signal and find it again. */
export const benchSoak = async ({ stack, note, soakMinutes }: Bench): Promise<void> => {
  const running = await stack();
  const { url, process: parent } = running;
  const desk: Desk = running;
  const { tour } = await roomyTour(desk);
  const { page, context, errors, close } = await openBrowser({ whole: true, reducedMotion: "reduce" });
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
  const pid = parent.pid ?? 0;
  const samples: ({ stack: number } & Awaited<ReturnType<typeof tabOf>>)[] = [];
  const end = Date.now() + soakMinutes * 60_000;
  const every = (soakMinutes * 60_000) / SAMPLES;
  let rounds = 0;
  let bookings = 0;
  let due = 0;
  while (Date.now() < end) {
    for (const name of ["Destinations", "Tours", "Packages", "About Us", "Help Center"]) await follow(page, name);
    await context.setOffline(true);
    for (const name of ["Tours", "Destinations"]) await follow(page, name);
    if (rounds % 10 === 0) {
      await bookHere(page, tour.id);
      // Whoever stays on the trip is taken to the payment page once the signal is back, and out of this tab's app.
      await follow(page, "About Us");
      bookings += 1;
    }
    await context.setOffline(false);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.waitForTimeout(500);
    rounds += 1;
    if (Date.now() >= due) {
      due = Date.now() + every;
      samples.push({ ...(await tabOf(session)), stack: memoryOf([pid, ...descendants(pid)]) });
    }
  }
  samples.push({ ...(await tabOf(session)), stack: memoryOf([pid, ...descendants(pid)]) });
  await close();
  // The first sample still fills caches: what grows after it is what never ends.
  const [, early = samples[0]] = samples;
  const late = samples.at(-1);
  note(`${soakMinutes} minutes of use in one tab`, rounds, "rounds", `${bookings} bookings written offline`);
  const change = (name: "heap" | "nodes" | "listeners" | "stack", unit: string) =>
    note(
      `  ${name === "stack" ? "memory of the stack" : `${name} of the tab`}: early / at the end`,
      `${round(early?.[name] ?? 0, 1)} / ${round(late?.[name] ?? 0, 1)}`,
      unit,
    );
  change("heap", "MiB");
  change("nodes", "");
  change("listeners", "");
  change("stack", "MiB");
  for (const name of ["heap", "stack"] as const)
    note(`  ${name}, sample by sample`, samples.map((sample) => round(sample[name], 0)).join(" "), "MiB");
  note("  unhandled errors", errors.length, "", errors[0]?.slice(0, 120));
};
