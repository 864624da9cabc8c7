import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { routeNames, routeOf } from "../../src/shared/site.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { DESK_SCENES, deskIds, openScene, type Scene as DeskScene } from "../support/desk-scenes.ts";
import { tableFindings } from "../support/desk-tables.ts";
import { unseenFocus } from "../support/focus.ts";
import { FEWER_BOOKINGS } from "../support/full-desk-state.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { companionScenes, guideScenes, visitorScenes } from "../support/sweep-scenes.ts";
import { type Finding, LOOKS, sweep } from "../support/sweep.ts";
import { openFullDesk } from "./full-desk.ts";

const SWEEP_WITHIN_MS = 900_000;
const findings: Finding[] = [];
const wrongIn = (looks: RegExp) =>
  findings.filter(({ look }) => looks.test(look)).map(({ page, look, what }) => `${page} (${look}): ${what}`);

const covered = (page: Page) =>
  page.evaluate(() => {
    const stays = (element: Element | null): boolean =>
      element !== null &&
      !element.matches("main, table") &&
      ((/sticky|fixed/.test(getComputedStyle(element).position) && !element.matches("th, td")) ||
        stays(element.parentElement));
    return [...document.querySelectorAll("main :is(button, a[href])")]
      .filter((control) => control.checkVisibility() && !document.querySelector("dialog[open]") && stays(control))
      .flatMap((control) => {
        const { left, width, top, height } = control.getBoundingClientRect();
        const topElement = document.elementFromPoint(left + width / 2, top + height / 2);
        const isCovered = topElement !== null && !control.contains(topElement);
        return isCovered ? [`${control.textContent.trim()} is covered by ${topElement.outerHTML.slice(0, 200)}`] : [];
      });
  });

/** Refusals of the content security policy are console errors, too. */
async function sweepIn(
  { context, errors, page }: Browser,
  name: string,
  origin: string,
  work: (page: Page) => Promise<Finding[]>,
): Promise<void> {
  const strange = new Set<string>();
  context.on("request", (request) => {
    const { origin: asked, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && asked !== origin) strange.add(`asks ${asked}`);
  });
  findings.push(...(await work(page)));
  findings.push(...[...errors, ...strange].map((what) => ({ page: name, look: "console and network", what })));
}

async function sweepVisitors(): Promise<void> {
  const browser = await openBrowser();
  const scenes = [...(await visitorScenes(stackUrl)), ...(await companionScenes({ url: stackUrl, keys: stackKeys }))];
  await sweepIn(browser, "a visitor's pages", stackUrl, (page) => sweep(page, scenes)).finally(browser.close);
}

async function sweepGuide(): Promise<void> {
  const browser = await openBrowser({ serviceWorkers: "allow" });
  const shop = { url: stackUrl, keys: stackKeys, stateDir: stackState };
  const sweepOwn = async (page: Page) => sweep(page, await guideScenes(shop, page), { narrow: true });
  await sweepIn(browser, "a guide's pages", stackUrl, sweepOwn).finally(browser.close);
}

const REQUESTS = /\/(rest|functions)\/v1\//;
/** Each page has its own bar at the foot, above the bar of the connection. */
const SLOW_SCENES: readonly DeskScene[] = [
  { name: "tour, slow", path: "/admin/tours/{tour}" },
  { name: "bookings, slow", path: "/admin/bookings?status=confirmed", ticks: true },
  { name: "booking, slow", path: "/admin/bookings/{confirmed}" },
];

/** Holds every later request, so the bar of the connection stays. */
async function slowDown(page: Page): Promise<void> {
  await page.context().route(REQUESTS, () => {});
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.locator("[role=status]", { hasText: /(Slow|No) connection/ }).waitFor();
}

async function sweepDesk(): Promise<void> {
  const { stack, browser, close } = await openFullDesk({ bookings: FEWER_BOOKINGS });
  const ids = await deskIds(stack);
  const scenes = [...DESK_SCENES, ...SLOW_SCENES].map((scene) => ({
    name: `desk: ${scene.name}`,
    open: async (page: Page) => {
      await page.context().unroute(REQUESTS);
      await openScene(page, stack.url, scene, ids);
      if (SLOW_SCENES.includes(scene)) await slowDown(page);
    },
  }));
  const sweepAll = (page: Page) =>
    sweep(page, scenes, {
      besides: async () => ({ tables: await tableFindings(page), covered: await covered(page) }),
      last: async () => ({ "focus not seen": await unseenFocus(page) }),
    });
  await sweepIn(browser, "the desk", stack.url, sweepAll).finally(close);
}

beforeAll(async () => {
  const sweeps = await Promise.allSettled([sweepDesk(), sweepVisitors(), sweepGuide()]);
  for (const one of sweeps) if (one.status === "rejected") throw one.reason;
}, SWEEP_WITHIN_MS);

it.each(LOOKS)("no page has an accessibility violation: %s", (look) => {
  expect(wrongIn(new RegExp(`^${look}$`))).toEqual([]);
});

it("no page loses anything to the side, at any width and with text of 200 %", () => {
  expect(wrongIn(/width$/)).toEqual([]);
});

it("desk tables are read out, focus is seen, nothing is covered, a guide's narrow pages break no rule", () => {
  expect(wrongIn(/^(tables|covered|focus|rules)/)).toEqual([]);
});

it("no page logs an error, breaks the content security policy or asks another origin", () => {
  expect(wrongIn(/^console and network$/)).toEqual([]);
});

it("every page of the desk is swept", () => {
  const shown = (path: string) =>
    DESK_SCENES.some((scene) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/?]+")}(\\?|$)`).test(scene.path));
  const places = routeNames.map(routeOf).filter(({ desk, path }) => desk && path !== "/admin/departures/:itemId/:day");
  expect(places.filter(({ path }) => !shown(path)).map(({ path }) => path)).toEqual([]);
});
