import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fromBase45, toBase45 } from "../../src/domain/voucher/base45.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { seenInFour, wrongOf } from "../support/look-around.ts";
import { asFilm, type Look, pictureOf } from "../support/qr-pictures.ts";
import { shareWith } from "../support/shop/companions.ts";
import { guideWithAccount, ledDeparture } from "../support/shop/guides.ts";
import { signInAsGuide } from "../support/shop/pages.ts";
import { askAsServer, askAsTraveler } from "../support/shop/shop.ts";
import { aVoucherKey } from "../support/signed-vouchers.ts";
import { journey } from "../support/tiers.ts";
import { shop } from "./desk-browser.ts";
import { watchVerdicts } from "./door-page.ts";

const KEY_ID = 201;
const LOOKS: Look[] = [{}, { dark: 6, light: 40, noise: 5, turn: 8 }];

let browser: Browser;
let folder: string;
let codes: string[];
let ownCodes: { withdrawn: string; newest: string };
let scan: string;
const film = (...pictures: ReturnType<typeof pictureOf>[]) => writeFileSync(join(folder, "film.y4m"), asFilm(pictures));
const show = (text: string, look: Look = {}) => film(pictureOf(text, { width: 1280, height: 720, ...look }));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "journey-film-"));
  show("nothing yet");
  browser = await openBrowser({
    serviceWorkers: "allow",
    whole: true,
    args: ["--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${join(folder, "film.y4m")}`],
    permissions: ["camera"],
  });
  const { key, sign } = await aVoucherKey(KEY_ID);
  const guide = await guideWithAccount(shop);
  const led = await ledDeparture(shop, guide, { bookings: LOOKS.length + 2 });
  await askAsServer(shop, "vouchers_to_sign", { key_id: KEY_ID, public_key: key.key, booking_id: led.held[0]?.id });
  codes = await Promise.all(
    led.held.map(({ id }, at) => sign({ booking_id: id, departure_id: led.id, guests: (at % 2) + 1 })),
  );
  const party = led.held.at(-1);
  if (!party) throw new Error("no booking");
  const { id: companion_id } = await shareWith(shop, party, "Bek");
  await askAsTraveler(shop, "revoke_companion", { link: { id: party.id, token: party.token, companion_id } });
  await shareWith(shop, party, "Bek");
  const person = { booking_id: party.id, departure_id: led.id, position: 2 };
  const [withdrawn, newest] = await Promise.all([1, 2].map((serial) => sign({ ...person, serial })));
  ownCodes = { withdrawn: withdrawn ?? "", newest: newest ?? "" };
  scan = `${shop.url}/guide/scan?departure=${led.id}`;
  await signInAsGuide(browser.page, shop, guide);
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

const verdict = () => browser.page.locator("section[data-tone]");

journey("checks a voucher in offline, also turned and in the dark, and knows it the second time", async () => {
  const { page, context, errors } = browser;
  await context.setOffline(true);
  for (const [at, look] of LOOKS.entries()) {
    show(codes[at] ?? "", look);
    await page.goto(scan);
    await page.getByLabel("Picture of the camera").waitFor();
    await verdict().getByText("Checked in.").waitFor();
    expect(await verdict().getAttribute("data-tone")).toBe("green");
  }
  expect(wrongOf(await seenInFour(page))).toEqual([]);
  await page.waitForTimeout(2_500);
  await page.getByRole("button", { name: "Scan the next" }).click();
  await page.getByLabel("Picture of the camera").waitFor();
  await page.waitForTimeout(1_000);
  expect(await verdict().count()).toBe(0);

  await page.goto(scan);
  await verdict().getByText("Already checked in").waitFor();
  expect(await verdict().textContent()).toMatch(/checked in at \d\d:\d\d by /);
  await context.setOffline(false);
  expect(errors).toEqual([]);
});

it("checks a companion in by the own code, offline, and refuses one that the lead withdrew", async () => {
  const { page, context, errors } = browser;
  await context.setOffline(true);
  show(ownCodes.newest);
  await page.goto(scan);
  await verdict().getByText("Checked in.").waitFor();
  expect(await verdict().textContent()).toMatch(/^Bek1 person · booked by /);
  await page.getByRole("heading", { name: "1 of 2 in" }).waitFor();
  expect(wrongOf(await seenInFour(page))).toEqual([]);
  show(ownCodes.withdrawn);
  await page.goto(scan);
  await verdict().getByText("Withdrawn code").waitFor();
  expect(await verdict().getAttribute("data-tone")).toBe("red");
  await context.setOffline(false);
  expect(errors).toEqual([]);
});

it("refuses every other code before the camera with one sentence", async () => {
  const { context, errors } = browser;
  const good = codes[0] ?? "";
  const bytes = fromBase45(good.slice(4)) ?? new Uint8Array();
  const withByte = (index: number, change: (byte: number) => number) =>
    `JTU:${toBase45(bytes.map((byte, at) => (at === index ? change(byte) : byte)))}`;
  const others: [string, string][] = [
    ["WIFI:S:Hotel;T:WPA;P:plov;;", "Not our code"],
    ["Добро пожаловать, xush kelibsiz", "Not our code"],
    ["A".repeat(700), "Not our code"],
    [good.slice(0, 80), "Damaged code"],
    [withByte(60, (byte) => byte ^ 1), "Not genuine"],
    [withByte(1, () => 99), "Unknown signature"],
    [withByte(0, () => 3), "Newer than this app"],
  ];
  film(...others.map(([text]) => pictureOf(text, { width: 720, height: 720, side: 640 })));
  // A page that holds the camera would show the next one the same film.
  await browser.page.goto("about:blank");
  const watched = await context.newPage();
  await watched.addInitScript(watchVerdicts);
  await watched.goto(scan);
  const reported = async () => {
    const seen: { text: string; title: string }[] = await watched.evaluate(() => Reflect.get(globalThis, "seen"));
    return others.map(([text]) => [text, seen.find((each) => each.text === text)?.title]);
  };
  await expect.poll(reported, { timeout: 120_000, interval: 1_000 }).toEqual(others);
  await browser.page.goto(scan);
  await verdict().waitFor();
  expect(await verdict().getAttribute("data-tone")).toBe("red");
  expect(wrongOf(await seenInFour(browser.page))).toEqual([]);
  expect(errors).toEqual([]);
  await watched.close();
});
