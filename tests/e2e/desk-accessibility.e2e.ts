import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { routeNames, routeOf } from "../../src/shared/site.ts";
import { DESK_SCENES, deskIds, openScene } from "../support/desk-scenes.ts";
import { tableFindings } from "../support/desk-tables.ts";
import { unseenFocus } from "../support/focus.ts";
import { beyond, DESKTOP, seenInFour, seenInNarrow, wrongOf } from "../support/look-around.ts";
import { type FullDesk, openFullDesk, OPENING_MS } from "./full-desk.ts";

let desk: FullDesk;
let page: Page;
let ids: Awaited<ReturnType<typeof deskIds>>;

beforeAll(async () => {
  desk = await openFullDesk();
  ({ page } = desk);
  ids = await deskIds(desk.stack);
}, OPENING_MS);
afterAll(async () => {
  expect(desk.browser.errors).toEqual([]);
  await desk.close();
});

it("every page of the desk stands among the scenes", () => {
  const shown = (path: string) =>
    DESK_SCENES.some((scene) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/?]+")}(\\?|$)`).test(scene.path));
  // A departure's two parts are one id of the full desk.
  const places = routeNames.map(routeOf).filter(({ desk, path }) => desk && path !== "/admin/departures/:itemId/:day");
  expect(places.filter(({ path }) => !shown(path)).map(({ path }) => path)).toEqual([]);
});

/** What stays in sight while the page moves (the way to save, what can be done) and lies under something else. */
const covered = () =>
  page.evaluate(() => {
    const stays = (element: Element | null): boolean =>
      element !== null &&
      // A column that stays beside the others is one of a table's.
      !element.matches("main, table") &&
      ((/sticky|fixed/.test(getComputedStyle(element).position) && !element.matches("th, td")) ||
        stays(element.parentElement));
    return [...document.querySelectorAll("main :is(button, a[href])")]
      .filter((control) => control.checkVisibility() && !document.querySelector("dialog[open]") && stays(control))
      .filter((control) => {
        const { left, width, top, height } = control.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const there = document.elementFromPoint(x, y);
        return there !== null && !control.contains(there);
      })
      .map((control) => control.textContent.trim());
  });

it.each(DESK_SCENES)(
  "$name is accessible in four combinations, its tables are read out, nothing is lost to the side",
  async (scene) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.setViewportSize(DESKTOP);
    await openScene(page, desk.stack.url, scene, ids);
    const seen = await seenInFour(page, async (size) => ({
      [`tables, ${size}`]: await tableFindings(page),
      [`covered on a ${size}`]: await covered(),
    }));
    await page.setViewportSize({ ...DESKTOP, width: 1024 });
    seen["beyond 1,024 pixels"] = await beyond(page);
    Object.assign(seen, await seenInNarrow(page));
    // Last, as what has the focus may open something.
    seen["focus not seen"] = await unseenFocus(page);
    expect(wrongOf(seen)).toEqual([]);
  },
);
