import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { openBrowser } from "../support/browser.ts";
import { until } from "../support/processes.ts";
import { findChromium } from "../support/system-packages.ts";
import { serveBare } from "./bare/serve-bare.ts";
import { median, type Bench } from "./figures.ts";

const RUNS = Number(process.env["BENCH_RUNS"] ?? "5");

const inFreshChromium = async <T>(work: (port: number) => Promise<T>): Promise<T> => {
  const profile = mkdtempSync(join(tmpdir(), "journey-lighthouse-"));
  const flags = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    "--remote-debugging-port=0",
  ];
  const chromium = spawn(findChromium() ?? "", [...flags, `--user-data-dir=${profile}`, "about:blank"], {
    stdio: "ignore",
  });
  const portFile = join(profile, "DevToolsActivePort");
  try {
    await until("Chromium's port", () => existsSync(portFile) && readFileSync(portFile, "utf8").includes("\n"));
    return await work(Number(readFileSync(portFile, "utf8").split("\n")[0]));
  } finally {
    const gone = new Promise((resolve) => {
      chromium.once("exit", resolve);
    });
    chromium.kill();
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};

const AUDITS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

type Run = { score: number; benchmark: number } & Record<keyof typeof AUDITS, number>;

const TRIES = 3;

const tryOnce = (url: string): Promise<Run | string> =>
  inFreshChromium(async (port) => {
    const result = await lighthouse(url, { port, onlyCategories: ["performance"], logLevel: "silent" });
    if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
    const { audits, categories, environment, runtimeError } = result.lhr;
    if (runtimeError) return runtimeError.code;
    const failed = Object.values(AUDITS).find((id) => audits[id]?.numericValue === undefined);
    if (failed !== undefined) return audits[failed]?.errorMessage ?? failed;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      score: (categories["performance"]?.score ?? 0) * 100,
      benchmark: environment.benchmarkIndex,
      FCP: value(AUDITS.FCP),
      LCP: value(AUDITS.LCP),
      TBT: value(AUDITS.TBT),
      CLS: value(AUDITS.CLS),
    };
  });

/** Lighthouse sometimes sees no page; such a run is repeated. */
const once = async (url: string): Promise<Run> => {
  for (let turn = 1; turn <= TRIES; turn += 1) {
    const run = await tryOnce(url);
    if (typeof run !== "string") return run;
    console.log(`  Lighthouse could not measure ${url}: ${run}`);
  }
  throw new Error(`Lighthouse failed ${TRIES} times in a row at ${url}`);
};

const SETTLES_MS = 2_000;

const cpuOf = async (url: string): Promise<number> => {
  const { page, close } = await openBrowser({ whole: true });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(SETTLES_MS);
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000;
  } finally {
    await close();
  }
};

export const benchLighthouse = async ({ stack, note }: Bench): Promise<void> => {
  const { url } = await stack();
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const [, tour = ""] = /\/tours\/([^<]+)</.exec(map) ?? [];
  const [, tripPackage = ""] = /\/packages\/([^<]+)</.exec(map) ?? [];
  const bare = await serveBare();
  const pages: [string, string][] = [
    ["bare React + Mantine page", bare.url],
    ["/", `${url}/`],
    ["/tours", `${url}/tours`],
    ["/tours/{id}", `${url}/tours/${tour}`],
    ["/packages/{id}", `${url}/packages/${tripPackage}`],
    ["/booking/tour/{id}", `${url}/booking/tour/${tour}`],
  ];
  const runs = new Map<string, Run[]>();
  const work = new Map<string, number[]>();
  try {
    for (let turn = 0; turn < RUNS; turn += 1) {
      for (const [name, address] of pages) {
        const [run, cpu] = [await once(address), await cpuOf(address)];
        runs.set(name, [...(runs.get(name) ?? []), run]);
        work.set(name, [...(work.get(name) ?? []), cpu]);
        console.log(`  round ${turn + 1}, ${name}: ${Math.round(run.score)} of 100, ${Math.round(cpu)} ms CPU`);
      }
    }
  } finally {
    await bare.close();
  }
  const [bareName = ""] = pages[0] ?? [];
  for (const [name] of pages) {
    const addFigure = (what: string, unit: string, of: (page: string) => number[], more?: string) =>
      note(`${name}: ${what}`, of(name), unit, more, name === bareName ? undefined : median(of(bareName)));
    const each = (key: keyof Run) => (page: string) => (runs.get(page) ?? []).map((run) => run[key]);
    addFigure("Lighthouse mobile performance", "of 100", each("score"), `CPU index ${median(each("benchmark")(name))}`);
    for (const key of ["FCP", "LCP", "TBT"] as const) addFigure(key, "ms", each(key));
    addFigure("CLS", "", each("CLS"));
    addFigure("main thread, cold load", "ms CPU", (page) => work.get(page) ?? []);
  }
};
