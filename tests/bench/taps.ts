import type { Page } from "playwright-core";
import { openBrowser } from "../support/browser.ts";
import { median, pause, round, type Bench } from "./figures.ts";

const SLOWDOWN = 4;
const VISITS = Number(process.env["BENCH_RUNS"] ?? "3");
const SECONDS = [0, 0.25, 0.5, 1, 1.5, 2, 3, 5];
const LOST_AFTER_MS = 15_000;
const LOST = { sign: Number.POSITIVE_INFINITY, page: Number.POSITIVE_INFINITY };

type Tap = {
  what: string;
  from: string;
  target: string;
  answer: string;
  path?: string;
  height?: number;
  since?: number;
};
type Took = { sign: number; page: number };
type Answered = Window & { answered?: Took };

const tapsOf = (tour: string): Tap[] => [
  { what: "the menu", from: "/", target: "button[aria-controls=main-menu]", answer: "#main-menu[data-open]" },
  { what: "a link", from: "/", target: "main a[href='/destinations']", answer: "main h1", path: "/destinations" },
  {
    what: "a card",
    from: "/tours",
    target: "main li a[href^='/tours/']",
    answer: "main h1",
    path: "/tours/",
    height: 1_100,
  },
  {
    what: "'Book'",
    from: `/tours/${tour}`,
    target: `a[href^='/booking/']:visible >> text=/^Book$/`,
    answer: "main h1",
    path: "/booking/",
  },
  {
    what: "a date",
    from: `/tours/${tour}`,
    target: "main a[href*='date=']",
    answer: "main h1",
    path: "/booking/",
    height: 1_700,
    since: 5,
  },
  {
    what: "the menu",
    from: `/tours/${tour}`,
    target: "button[aria-controls=main-menu]",
    answer: "#main-menu[data-open]",
  },
  {
    what: "the menu",
    from: `/booking/tour/${tour}`,
    target: "button[aria-controls=main-menu]",
    answer: "#main-menu[data-open]",
  },
];

const watch = ({ answer, path }: { answer: string; path: string | null }) => {
  const FINGER = "bench-finger";
  const SIGN = "bench-sign";
  const isAnswered = () =>
    (path === null || location.pathname.startsWith(path)) && document.querySelector(answer)?.checkVisibility() === true;
  const isSeen = () => document.querySelector("a[style*=opacity], a:active") !== null;
  const afterFrame = (then: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  };
  const look = (touched: number) => {
    const since = () => performance.timeOrigin + performance.now() - touched;
    const tellSign = () => sessionStorage.setItem(SIGN, sessionStorage.getItem(SIGN) ?? String(since()));
    const inFrame = () => {
      if (isAnswered()) {
        afterFrame(() => {
          tellSign();
          const answered = { sign: Number(sessionStorage.getItem(SIGN)), page: since() };
          Object.assign(window, { answered });
        });
        return;
      }
      if (isSeen()) afterFrame(tellSign);
      requestAnimationFrame(inFrame);
    };
    requestAnimationFrame(inFrame);
  };
  const before = sessionStorage.getItem(FINGER);
  if (before !== null) return look(Number(before));
  const touch = ({ timeStamp }: Event) => {
    const touched = performance.timeOrigin + timeStamp;
    sessionStorage.setItem(FINGER, String(touched));
    look(touched);
  };
  addEventListener("pointerdown", touch, { capture: true, once: true });
};

const viewportOf = ({ height = 844 }: Pick<Tap, "height">) => ({ width: 390, height });

const centerOf = async (page: Page, target: string) => {
  const box = await page.locator(target).first().boundingBox();
  if (!box) throw new Error(`Not on the page: ${target}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Measured without scripts, because a busy page would answer late. */
const placeOf = async (url: string, { from, target, since, ...tap }: Tap) => {
  const withApp = since !== undefined;
  const { page, close } = await openBrowser({ whole: true, viewport: viewportOf(tap), javaScriptEnabled: withApp });
  await page.goto(`${url}${from}`);
  if (withApp) await page.locator(target).first().waitFor();
  const place = await centerOf(page, target);
  await close();
  return place;
};

const visit = async (url: string, tap: Tap, place: { x: number; y: number }, afterMs: number): Promise<Took> => {
  const { page, close } = await openBrowser({ whole: true, hasTouch: true, viewport: viewportOf(tap) });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send("Page.enable");
    await session.send("Page.setLifecycleEventsEnabled", { enabled: true });
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.addInitScript(watch, { answer: tap.answer, path: tap.path ?? null });
    const painted = new Promise<void>((resolve) => {
      session.on("Page.lifecycleEvent", ({ name }) => {
        if (name === "firstContentfulPaint") resolve();
      });
    });
    await page.goto(`${url}${tap.from}`, { waitUntil: "commit" });
    await painted;
    await pause(afterMs);
    void session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
    void session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    const tapAnswered = page.waitForFunction(() => (window as Answered).answered, null, { timeout: LOST_AFTER_MS });
    return (await (await tapAnswered).jsonValue()) ?? LOST;
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError") return LOST;
    throw error;
  } finally {
    await close();
  }
};

export const benchTaps = async ({ stack, note }: Bench): Promise<void> => {
  const { url } = await stack();
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const tour = /\/tours\/([^<]+)</.exec(map)?.[1] ?? "";
  for (const tap of tapsOf(tour)) {
    const place = await placeOf(url, tap);
    const seconds = SECONDS.filter((second) => second >= (tap.since ?? 0));
    const all: Took[][] = [];
    for (const second of seconds) {
      const answers: Took[] = [];
      for (let turn = 0; turn < VISITS; turn += 1) answers.push(await visit(url, tap, place, second * 1_000));
      all.push(answers);
    }
    const where = tap.from.replace(tour, "{id}");
    const addFigure = (what: string, of: keyof Took) => {
      const curve = all.map((answers) => round(median(answers.map((took) => took[of]))));
      const worst = round(Math.max(...all.flat().map((took) => took[of])));
      const how = `after ${seconds.join(", ")} s; worst ${worst}, ${VISITS} visits each`;
      note(`tap on ${tap.what} of ${where}, ${what}`, curve.join(" / "), "ms", how);
    };
    if (tap.path !== undefined) addFigure("seen", "sign");
    addFigure("answered", "page");
  }
  note("these taps came after the first paint, the processor slower by", SLOWDOWN, "times");
};
