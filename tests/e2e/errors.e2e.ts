import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { newName } from "../support/shop/bookings.ts";
import { adminBrowser, shop } from "./desk-browser.ts";
import { workerReady } from "./pwa-desk.ts";

const desk = adminBrowser();

const WITHIN_MS = 60_000;

const breakWith = (words: string) => {
  for (const wait of [0, 100, 200]) setTimeout(() => Promise.reject(new Error(words)), wait);
};

it("lists an error of a page or the worker within a minute, once, without personal data", async () => {
  await desk.openRead("/admin/errors");
  const planted = newName("Planted");
  const words = `${planted} at anna@example.com, +998 90 123 45 67, booking K7QM-2XPD: "Anna Lee"`;
  const { context, page, errors, close } = await openBrowser({ serviceWorkers: "allow" });
  await page.addInitScript((message) => {
    addEventListener("DOMContentLoaded", () => {
      throw new Error(`Early ${message}`);
    });
  }, planted);
  await page.goto(`${shop.url}/trips/${randomUUID()}#token=secret`);
  await workerReady(page);
  await page.evaluate(breakWith, words);
  await context.serviceWorkers()[0]?.evaluate(breakWith, words);

  const listed = async () => {
    const texts = await desk.page().getByRole("listitem").filter({ hasText: planted }).allInnerTexts();
    expect(texts.join("\n")).not.toMatch(/anna|lee|998|K7QM|secret/i);
    return texts
      .map((text) =>
        text
          .replaceAll(/, (version|last) .*/g, "")
          .split(/\n+/)
          .slice(0, 3),
      )
      .toSorted();
  };
  const clean = `Error: ${planted} at [email], [number], booking [reference]: "..."`;
  await expect.poll(listed, { timeout: WITHIN_MS, interval: 500 }).toEqual([
    [`Error: Early ${planted}`, "/trips/:id", "1 time"],
    [clean, "/sw.js", "3 times"],
    [clean, "/trips/:id", "3 times"],
  ]);
  expect(errors).toHaveLength(4);
  await close();
});
