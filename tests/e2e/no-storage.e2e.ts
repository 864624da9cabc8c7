import { afterEach, beforeEach, expect, it } from "vitest";
import { addDays } from "../../src/domain/catalogue/travel-dates.ts";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { booked, fill, mailbox, send } from "./booking-desk.ts";
import { makeTour } from "./departure-desk.ts";
import { hold } from "./paid-desk.ts";

const desk = { url: stackUrl, keys: stackKeys };
let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser();
});
afterEach(() => browser.close());

const REFUSALS: [string, () => void][] = [
  ["has no IndexedDB", () => Object.defineProperty(globalThis, "indexedDB", { value: undefined })],
  [
    "throws when a database is opened",
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("Storage is blocked", "SecurityError");
      };
    },
  ],
  [
    "fails to open a database, and blocks all other storage",
    () => {
      IDBFactory.prototype.open = () => {
        const request = { error: new DOMException("Storage is blocked", "InvalidStateError") } as IDBOpenDBRequest;
        const event = { target: request, preventDefault() {}, stopPropagation() {} } as unknown as Event;
        setTimeout(() => request.onerror?.(event), 20);
        return request;
      };
      const refuse = () => {
        throw new DOMException("Storage is blocked", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(globalThis, name, { get: refuse, configurable: true });
      LockManager.prototype.request = () => Promise.reject(new DOMException("Storage is blocked", "SecurityError"));
    },
  ],
];

it.each(REFUSALS)("books and pays online in a browser that %s, and says that nothing is stored", async (_, refuse) => {
  const { page, context } = browser;
  const tour = await makeTour(desk, [addDays(new Date().toISOString().slice(0, 10), 90)]);
  const email = mailbox("no-storage");
  await context.addInitScript(refuse);
  await page.goto(`${stackUrl}/booking/tour/${tour.id}`);
  await fill(page, email, 1);
  await page.getByText("What you type is lost when this page closes.").waitFor();
  await page.getByText("This browser does not let the app keep anything").waitFor();
  await send(page);
  await page.waitForURL("**/_sandbox/pay/*");
  expect(await booked(desk, email)).toMatchObject([{ status: "pending", guests: 1 }]);
  await page.getByLabel("Card number").fill("8600 0000 0000 0000");
  await page.getByLabel("Expiry").fill("12/30");
  await page.getByLabel("CVV").fill("123");
  await page.getByRole("button", { name: "Pay" }).click();
  await page.getByText("Booking Confirmed!").waitFor();
  expect(await booked(desk, email)).toMatchObject([{ status: "confirmed" }]);
});

it("shows the trip of a mailed link where nothing is stored", async () => {
  const { page, context } = browser;
  const day = addDays(new Date().toISOString().slice(0, 10), 90);
  const tour = await makeTour(desk, [day]);
  const { id, token } = await hold(desk, tour.id, day, 1);
  await context.addInitScript(REFUSALS[1]?.[1] ?? (() => undefined));
  await page.goto(`${stackUrl}/trips/${id}#token=${token}`);
  await page.getByRole("heading", { name: tour.title }).waitFor();
  await page.getByRole("button", { name: "Pay now" }).waitFor();
});
