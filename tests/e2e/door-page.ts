import type { Page } from "playwright-core";
import type { Browser } from "../support/browser.ts";

type Verdict = { code: string; problem: string; ms: number };
type Asked = { texts: readonly string[]; user: string; departure: string };
type Judge = (
  text: string,
  user: string,
  departure: string,
) => Promise<{ verdict: { code: string }; problem: string } | null>;

export async function judgedOn(
  { page, context }: Browser,
  { home, door }: { home: string; door: string },
  asked: Asked,
): Promise<{ verdicts: Verdict[]; processorMs: number; medianMs: number }> {
  await page.goto(home);
  await page.getByRole("heading", { level: 1, name: "Aziz" }).waitFor();
  await page.evaluate(door);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const processTime = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ProcessTime")?.value ?? Number.NaN;
  };
  const before = await processTime();
  const verdicts = await page.evaluate(async ({ texts, user, departure }) => {
    const { judgeVoucher }: { judgeVoucher: Judge } = Reflect.get(globalThis, "door");
    const answers: Verdict[] = [];
    for (const text of texts) {
      const began = performance.now();
      const answer = await judgeVoucher(text, user, departure);
      const ms = performance.now() - began;
      answers.push({ code: answer?.verdict.code ?? "nothing", problem: answer?.problem ?? "", ms });
    }
    return answers;
  }, asked);
  const processorMs = (((await processTime()) - before) * 1_000) / verdicts.length;
  await session.detach();
  const medianMs = verdicts.map(({ ms }) => ms).toSorted((one, other) => one - other)[Math.floor(verdicts.length / 2)];
  return { verdicts, processorMs, medianMs: medianMs ?? Number.NaN };
}

export const standings = (page: Page, who: { user: string; departure: string }) =>
  page.evaluate(async ({ user, departure }) => {
    const { readRoster, allFacts, checkInStateOf } = Reflect.get(globalThis, "door");
    const roster = await readRoster(user);
    const { facts: known } = roster.departures.find(({ id }: { id: string }) => id === departure);
    const own = roster.reports.flatMap(({ row }: { row: { fact?: object } }) => (row.fact ? [row.fact] : []));
    const found: Record<string, { state: string; times: string[] }> = {};
    const facts = allFacts(own, known);
    for (const id of new Set<string>(facts.map((fact: { booking_id: string }) => fact.booking_id))) {
      const standing = checkInStateOf(facts.filter((fact: { booking_id: string }) => fact.booking_id === id));
      const seen = standing.state === "in" ? [standing.fact, ...standing.doubles] : [];
      found[id] = { state: standing.state, times: seen.map((fact) => new Date(fact.seen_at).toISOString()) };
    }
    return found;
  }, who);

export function watchVerdicts(): void {
  let last = "";
  const seen: { text: string; title: string }[] = [];
  Object.assign(globalThis, { seen });
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        if (typeof data === "string") last = data;
      });
    }
  };
  new MutationObserver(() => {
    const title = document.querySelector("section[data-tone] h2")?.textContent;
    const next = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Scan the next");
    if (!title || !next || seen.at(-1)?.text === last) return;
    seen.push({ text: last, title });
    next.click();
  }).observe(document, { childList: true, subtree: true });
}
