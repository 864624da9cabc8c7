import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Browser } from "../support/browser.ts";

type Told = { code: string; problem: string; ms: number; piece: number };
type Asked = { texts: readonly string[]; user: string; departure: string };
type Judge = (
  text: string,
  user: string,
  departure: string,
) => Promise<{ verdict: { code: string }; problem: string } | null>;

/** Nobody shows codes faster: what the one before set off, on the disk and towards the server, has this long to itself. */
const BETWEEN_MS = 100;

/** How long a fixed piece of computing takes on this page: some milliseconds of a processor that has nothing else to do. */
function piece(): number {
  const began = performance.now();
  let sum = 0;
  for (let at = 0; at < 3_000_000; at += 1) sum = (sum * 31 + at) % 1_000_003;
  return performance.now() - began + Math.min(sum, 0);
}

/**
 * What the phone says to each text, one after the other, with a processor that much slower; and what the piece should take
 * there: as many times what it took at its fastest before.
 */
export async function judgedOn(
  { page, context }: Browser,
  { home, door, slower }: { home: string; door: string; slower: number },
  asked: Asked,
): Promise<{ told: Told[]; due: number }> {
  await page.goto(home);
  await page.getByRole("heading", { level: 1, name: "Aziz" }).waitFor();
  await page.evaluate(door);
  await page.evaluate(`door.piece = ${String(piece)}`);
  const fastest = await page.evaluate(() => {
    const times = Array.from({ length: 100 }, () => Number(Reflect.get(globalThis, "door").piece()));
    return Math.min(...times);
  });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const told = await page.evaluate(
    async ({ texts, user, departure, pause }) => {
      const { judge, piece: compute }: { judge: Judge; piece: () => number } = Reflect.get(globalThis, "door");
      const answers: Told[] = [];
      for (const text of texts) {
        const busy = compute();
        await new Promise((resolve) => setTimeout(resolve, pause));
        const began = performance.now();
        const answer = await judge(text, user, departure);
        const ms = performance.now() - began;
        answers.push({ code: answer?.verdict.code ?? "nothing", problem: answer?.problem ?? "", ms, piece: busy });
      }
      return answers;
    },
    { ...asked, pause: BETWEEN_MS },
  );
  await session.detach();
  return { told, due: slower * fastest };
}

/** How each party stands by all that this phone has. */
export const standings = (page: Page, who: { user: string; departure: string }) =>
  page.evaluate(async ({ user, departure }) => {
    const { readPocket, allFacts, standingOf } = Reflect.get(globalThis, "door");
    const pocket = await readPocket(user);
    const { facts: known } = pocket.departures.find(({ id }: { id: string }) => id === departure);
    const own = pocket.told.flatMap(({ row }: { row: { fact?: object } }) => (row.fact ? [row.fact] : []));
    const found: Record<string, { state: string; times: string[] }> = {};
    const facts = allFacts(own, known);
    for (const id of new Set<string>(facts.map((fact: { booking_id: string }) => fact.booking_id))) {
      const standing = standingOf(facts.filter((fact: { booking_id: string }) => fact.booking_id === id));
      const seen = standing.state === "in" ? [standing.fact, ...standing.doubles] : [];
      found[id] = { state: standing.state, times: seen.map((fact) => new Date(fact.seen_at).toISOString()) };
    }
    return found;
  }, who);

/** In whole milliseconds. */
const figures = (times: readonly number[]) => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return { median: at(0.5), p99: at(0.99), worst: at(1) };
};

/** On the page: what the worker read, what the screen said of it and after how long; the next is asked for at once. */
export function watchVerdicts(): void {
  const read = new Map<string, number>();
  let last = "";
  const seen: { text: string; title: string; ms: number }[] = [];
  Object.assign(globalThis, { seen });
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        if (typeof data !== "string" || data === last) return;
        last = data;
        read.set(data, performance.now());
      });
    }
  };
  new MutationObserver(() => {
    const title = document.querySelector("section[data-tone] h2")?.textContent;
    const next = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Scan the next");
    if (!title || !next || seen.at(-1)?.text === last) return;
    seen.push({ text: last, title, ms: performance.now() - (read.get(last) ?? 0) });
    next.click();
  }).observe(document, { childList: true, subtree: true });
}

/** A verdict's time at a fourth of the processor. */
const WITHIN_MS = 300;

/**
 * On a machine that has nothing else to do every verdict holds the promise. Beside others on two cores a fixed piece of computing, done
 * before each verdict, takes so many times what it should, in the middle and at its own slowest hundredth: these verdicts may
 * take as many times longer, there and there.
 */
export function expectPrompt(
  times: Record<string, readonly number[]>,
  { pieces, due }: { pieces: readonly number[]; due: number },
): void {
  const took = figures(pieces);
  const busy = { median: Math.max(1, took.median / due), p99: Math.max(1, took.p99 / due) };
  console.log(
    "A piece of computing:",
    JSON.stringify(took),
    "for",
    Math.round(due),
    "ms; so many times:",
    JSON.stringify(busy),
  );
  for (const [which, each] of Object.entries(times)) {
    const found = figures(each);
    console.log(`${which}:`, JSON.stringify(found), "ms");
    expect(found.median, which).toBeLessThan(WITHIN_MS * busy.median);
    expect(found.p99, which).toBeLessThan(WITHIN_MS * busy.p99);
  }
}
