import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fromBase45, toBase45 } from "../../src/domain/voucher/base45.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { asFilm, type Look, pictureOf } from "../support/qr-pictures.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { aVoucherKey } from "../support/signed-vouchers.ts";
import { axeFindings } from "../support/axe.ts";
import { seenInSix, wrongOf } from "../support/look-around.ts";
import { watchVerdicts } from "./door-page.ts";
import { asServer } from "./paid-desk.ts";
import { guideWithAccount } from "./guide-desk.ts";
import { ledDeparture, signInAsGuide } from "./pocket-desk.ts";

const desk = { url: stackUrl, keys: stackKeys, stateDir: stackState };
const KEY_ID = 201;
const LOOKS: [string, Look][] = [
  ["straight", {}],
  ["turned", { turn: 37 }],
  ["dim", { dark: 6, light: 40, noise: 5, turn: 8 }],
  ["half as large", { side: 180, noise: 6, turn: 200 }],
];

let browser: Browser;
let folder: string;
let codes: string[];
let scan: string;
/** What the camera sees from the next time on that it is opened. */
const show = (text: string, look: Look = {}) =>
  writeFileSync(join(folder, "film.y4m"), asFilm([pictureOf(text, { width: 1280, height: 720, ...look })]));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "journey-film-"));
  show("nothing yet");
  browser = await openBrowser({
    serviceWorkers: "allow",
    whole: true,
    args: [
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${join(folder, "film.y4m")}`,
      // Offered by Chromium on some systems only; asked for, so that it is seen where there is one.
      "--enable-blink-features=BarcodeDetector",
    ],
    permissions: ["camera"],
  });
  const { key, sign } = await aVoucherKey(KEY_ID);
  const guide = await guideWithAccount(desk);
  const led = await ledDeparture(desk, guide, { bookings: LOOKS.length });
  // The server comes to know the key.
  await asServer(desk, "wanted_vouchers", { key_id: KEY_ID, public_key: key.key, booking_id: led.held[0]?.id });
  codes = await Promise.all(
    led.held.map(({ id }, at) => sign({ booking_id: id, departure_id: led.id, guests: (at % 2) + 1 })),
  );
  scan = `${stackUrl}/guide/scan?departure=${led.id}`;
  await signInAsGuide(browser.page, desk, guide);
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

const verdict = () => browser.page.locator("section[data-tone]");

it.each(LOOKS.map(([name, look], at) => [name, look, at] as const))(
  "a voucher before the camera, %s, is read by our decoder without a network, and its people are in",
  async (_, look, at) => {
    const { page, context, errors } = browser;
    show(codes[at] ?? "", look);
    await context.setOffline(true);
    await page.goto(scan);
    await page.getByLabel("Picture of the camera").waitFor();
    await verdict().getByText("Checked in.").waitFor();
    expect(await verdict().getAttribute("data-tone")).toBe("green");
    if (at === 0) expect(wrongOf(await seenInSix(page))).toEqual([]);
    // It stays before the camera while the guide looks up: that is no second scan.
    await page.waitForTimeout(2_500);
    await page.getByRole("button", { name: "Scan the next" }).click();
    await page.getByLabel("Picture of the camera").waitFor();
    await page.waitForTimeout(1_000);
    expect(await verdict().count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  },
);

it("what was read before is told with its time", async () => {
  const { page, context } = browser;
  show(codes[0] ?? "");
  await page.goto(scan);
  await verdict().getByText("In already").waitFor();
  expect(await verdict().textContent()).toMatch(/checked in at \d\d:\d\d by /);
  expect(wrongOf(await seenInSix(page))).toEqual([]);
  await context.setOffline(false);
});

it(
  "whatever else is held before the camera is told in one sentence each, and lets nobody in",
  { timeout: 200_000 },
  async () => {
    const { context, errors } = browser;
    const good = codes[0] ?? "";
    const turned = fromBase45(good.slice(4)) ?? new Uint8Array();
    const versioned = `JTU:${toBase45(turned.map((byte, at) => (at === 0 ? 2 : byte)))}`;
    const oldKey = `JTU:${toBase45(turned.map((byte, at) => (at === 1 ? 99 : byte)))}`;
    const altered = `JTU:${toBase45(turned.map((byte, at) => (at === 60 ? byte ^ 1 : byte)))}`;
    const others: [string, string][] = [
      ["WIFI:S:Hotel;T:WPA;P:plov;;", "Not our code"],
      ["https://example.com/menu?table=4", "Not our code"],
      ['{"booking":"0f8fad5b","ok":true}', "Not our code"],
      ["Добро пожаловать, xush kelibsiz", "Not our code"],
      ["A".repeat(700), "Not our code"],
      [good.slice(0, 80), "Damaged code"],
      [altered, "Not genuine"],
      [oldKey, "Cannot be believed"],
      [versioned, "Newer than this app"],
    ];
    const looks = { width: 720, height: 720, side: 640 };
    writeFileSync(join(folder, "film.y4m"), asFilm(others.map(([text]) => pictureOf(text, looks))));
    // While a page has the camera, the next one sees the same film.
    await browser.page.goto("about:blank");
    const watched = await context.newPage();
    await watched.addInitScript(watchVerdicts);
    await watched.goto(scan);
    const told = async () => {
      const seen: { text: string; title: string }[] = await watched.evaluate(() => Reflect.get(globalThis, "seen"));
      return others.map(([text]) => [text, seen.find((each) => each.text === text)?.title]);
    };
    await expect.poll(told, { timeout: 120_000, interval: 1_000 }).toEqual(others);
    await browser.page.goto(scan);
    await verdict().waitFor();
    expect(await verdict().getAttribute("data-tone")).toBe("red");
    expect(wrongOf(await seenInSix(browser.page))).toEqual([]);
    expect(errors).toEqual([]);
    await watched.close();
  },
);

it("no other page may open the camera, and this one says so where it was not loaded by itself", async () => {
  const { page } = browser;
  await page.goto(`${stackUrl}/guide`);
  const refused = await page.evaluate(() =>
    navigator.mediaDevices.getUserMedia({ video: true }).then(
      () => "opened",
      (error: DOMException) => error.name,
    ),
  );
  expect(refused).toBe("NotAllowedError");
});
