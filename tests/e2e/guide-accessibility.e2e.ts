import { afterAll, beforeAll, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { seenInNarrow, seenInSix, wrongOf } from "../support/look-around.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { type Guide, guideWithAccount } from "./guide-desk.ts";
import { ledDeparture, moveMeeting, signInAsGuide } from "./pocket-desk.ts";

const desk = { url: stackUrl, keys: stackKeys, stateDir: stackState };
const PAGES = ["the list", "a departure", "a booking", "the scanner", "the page of nothing there is"];
let guide: Guide;
let browser: Browser;
let paths: string[];
beforeAll(async () => {
  guide = await guideWithAccount(desk);
  const [led, owing] = [await ledDeparture(desk, guide), await ledDeparture(desk, guide, { deposit: true })];
  await moveMeeting(desk, led, "Registan Square, by the lions", "07:15");
  const booking = owing.held[0]?.id;
  paths = ["", `/${led.id}`, `/${owing.id}/${booking}`, `/scan?departure=${led.id}`, `/${crypto.randomUUID()}`];
  browser = await openBrowser({ serviceWorkers: "allow" });
  await signInAsGuide(browser.page, desk, guide);
});
afterAll(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

it.each(PAGES.map((name, at) => [name, at] as const))(
  "of a guide's pages %s has no accessibility violation in any look and loses nothing to the side",
  async (_, at) => {
    const { page } = browser;
    await page.goto(`${stackUrl}/guide${paths[at]}`, { waitUntil: "networkidle" });
    await page.locator("main h1").first().waitFor();
    const narrow = await seenInNarrow(page, async (look) => ({ [look]: await axeFindings(page) }));
    expect(wrongOf({ ...(await seenInSix(page)), ...narrow })).toEqual([]);
  },
);

it("a changed meeting stands first: what it was, what it is, and whom to call", async () => {
  const { page } = browser;
  await page.goto(`${stackUrl}/guide${paths[1]}`);
  const changed = page.getByRole("region", { name: "The meeting changed" });
  await changed.getByText("07:15, Registan Square, by the lions").waitFor();
  await changed.getByText("0 of 3 bookings have read it.").waitFor();
  expect(await changed.getByRole("link", { name: "+998 90 123 45 67" }).count()).toBe(3);
  expect(wrongOf(await seenInSix(page))).toEqual([]);
});
