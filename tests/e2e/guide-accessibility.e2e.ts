import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { beyond } from "../support/look-around.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { foundInEveryLook } from "./every-look.ts";
import { type Guide, guideWithAccount } from "./guide-desk.ts";
import { ledDeparture, moveMeeting, signInAsGuide } from "./pocket-desk.ts";

const desk = { url: stackUrl, keys: stackKeys, stateDir: stackState };
let guide: Guide;
let paths: string[];
beforeAll(async () => {
  guide = await guideWithAccount(desk);
  const [led, owing] = [await ledDeparture(desk, guide), await ledDeparture(desk, guide, { deposit: true })];
  await moveMeeting(desk, led, "Registan Square, by the lions", "07:15");
  const booking = owing.held[0]?.id;
  paths = ["", `/${led.id}`, `/${owing.id}/${booking}`, `/scan?departure=${led.id}`, `/${crypto.randomUUID()}`];
});

const looks = [
  ["a phone, light", { viewport: { width: 360, height: 740 }, colorScheme: "light" }, 1],
  ["a phone, dark", { viewport: { width: 360, height: 740 }, colorScheme: "dark" }, 1],
  ["a tablet", { viewport: { width: 1024, height: 768 } }, 1],
  ["a desktop, light", { viewport: { width: 1440, height: 900 }, colorScheme: "light" }, 1],
  ["a desktop, dark", { viewport: { width: 1440, height: 900 }, colorScheme: "dark" }, 1],
  ["320 px", { viewport: { width: 320, height: 740 } }, 1],
  ["text of 200 %", { viewport: { width: 640, height: 740 } }, 2],
] as const;

describe.each(looks)("a guide's pages on %s", (_, look, scale) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser({ serviceWorkers: "allow", ...look, reducedMotion: "reduce" });
    await signInAsGuide(browser.page, desk, guide);
  });
  afterAll(async () => {
    expect(browser.errors).toEqual([]);
    await browser.close();
  });

  it("have no accessibility violation and lose nothing to the side", async () => {
    const { page } = browser;
    for (const path of paths) {
      await page.goto(`${stackUrl}/guide${path}`, { waitUntil: "networkidle" });
      await page.locator("main h1").first().waitFor();
      if (scale !== 1) await page.addStyleTag({ content: `html { font-size: ${scale * 100}% !important; }` });
      expect(await axeFindings(page), path).toEqual([]);
      expect(await beyond(page), path).toBeLessThanOrEqual(1);
    }
  });
});

it("a changed meeting stands first: what it was, what it is, and whom to call", async () => {
  const browser = await openBrowser({ serviceWorkers: "allow" });
  const { page } = browser;
  await signInAsGuide(page, desk, guide);
  await page.goto(`${stackUrl}/guide${paths[1]}`);
  const changed = page.getByRole("region", { name: "The meeting changed" });
  await changed.getByText("07:15, Registan Square, by the lions").waitFor();
  await changed.getByText("0 of 3 bookings have read it.").waitFor();
  expect(await changed.getByRole("link", { name: "+998 90 123 45 67" }).count()).toBe(3);
  expect(await foundInEveryLook(page)).toEqual([]);
  await browser.close();
});
