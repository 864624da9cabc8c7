import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { postgresBinaries, superuser } from "../database/support/postgres-cluster.ts";
import { openBarePostgres, type Served } from "../database/support/postgres.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { keepHouse } from "../support/keep-house.ts";
import { stackState } from "../support/shared-stack.ts";
import { startStack, type Stack } from "../support/stack.ts";
import { booked, fill, type Item, send, toursWithDates } from "./booking-desk.ts";

const bin = postgresBinaries();

/** On a PostgreSQL of its own: a hold can only be made old where time itself can be written. */
const title = "a payment that comes after the hold is over";
describe.skipIf(!bin)(bin ? title : `${title} (SKIPPED: no package for this platform)`, () => {
  let database: Served;
  let stack: Stack;
  let stateDir: string;
  let browser: Browser;
  let tours: Item[];

  beforeAll(async () => {
    if (!bin) return;
    database = openBarePostgres(bin);
    stateDir = mkdtempSync(join(tmpdir(), "journey-late-"));
    // No host in the address: libpq's own variables lead to the socket.
    const env = { DATABASE_URL: "postgres:///postgres", PGHOST: database.socket, PGUSER: superuser };
    // The keys that the shared build carries.
    cpSync(join(stackState, "secrets.json"), join(stateDir, "secrets.json"));
    stack = await startStack({ stateDir, env: { ...env, BUILD_DIR: join(stackState, "dist") } });
    tours = await toursWithDates(stack);
  });
  afterAll(async () => {
    await stack?.stop();
    await database?.close();
    rmSync(stateDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    browser = await openBrowser();
  });
  afterEach(async () => {
    expect(browser.errors).toEqual([]);
    await browser.close();
  });

  const toProvider = async (tour: Item | undefined, email: string) => {
    const { page } = browser;
    await page.goto(`${stack.url}/booking/tour/${tour?.id}`);
    // The build is another database's: after midnight that one was seeded for other days, and the form is told when these come.
    await page
      .getByLabel("Departure date")
      .locator(`option[value="${tour?.departure_dates[0]}"]`)
      .waitFor({ state: "attached" });
    await fill(page, email);
    await send(page);
    await page.waitForURL("**/_sandbox/pay/*");
  };
  const endHold = (email: string) =>
    database.query(
      `update public.bookings set expires_at = now() - interval '3 hours', created_at = now() - interval '4 hours'
       where customer_email = '${email}'`,
    );

  /** The traveller stands on the provider's page while the hold runs out and is let go. */
  const waitTooLong = async (tour: Item | undefined, email: string) => {
    await toProvider(tour, email);
    await endHold(email);
    await expect
      .poll(
        async () => {
          await database
            .query(`update public.payments set next_check_at = now() where status <> 'completed'`)
            .catch(() => []);
          await keepHouse(stack.url, stateDir);
          return (await booked(stack, email))[0]?.status;
        },
        { timeout: 30_000, interval: 1000 },
      )
      .toBe("expired");
  };
  const pay = async () => {
    const { page } = browser;
    await page.getByLabel("Card number").fill("8600 0000 0000 0000");
    await page.getByLabel("Expiry").fill("12/30");
    await page.getByLabel("CVV").fill("123");
    await page.getByRole("button", { name: "Pay" }).click();
  };
  const subjects = async (to: string) => {
    const mails: { to: string[]; subject: string }[] = await (await fetch(`${stack.inboxUrl}/mails.json`)).json();
    return mails.filter((mail) => mail.to.includes(to)).map(({ subject }) => subject);
  };

  it("still confirms the booking where the places are free", async () => {
    const email = "late-but-lucky@example.com";
    await waitTooLong(tours[0], email);
    await pay();
    await browser.page.getByRole("heading", { name: "Booking Confirmed!" }).waitFor({ timeout: 40_000 });
    expect(await booked(stack, email)).toMatchObject([{ status: "confirmed", needs_attention: false }]);
    await keepHouse(stack.url, stateDir);
    await expect.poll(() => subjects(email)).toContainEqual(expect.stringContaining("confirmed"));
  });

  it("is told as it is where somebody else has them: money received, no place, and the operator knows", async () => {
    const email = "late-and-unlucky@example.com";
    const tour = tours[1];
    await waitTooLong(tour, email);
    await database.query(`update public.tours set max_guests = 1 where id = '${tour?.id}'`);
    await pay();
    await browser.page.getByRole("heading", { name: "Payment received" }).waitFor({ timeout: 40_000 });
    expect(await browser.page.getByText("Booking Confirmed!").count()).toBe(0);
    expect(await browser.page.getByText("Your confirmation is on its way").count()).toBe(0);
    const [row] = await booked(stack, email);
    expect(row).toMatchObject({ needs_attention: true });
    expect(row?.status).not.toBe("confirmed");
    await keepHouse(stack.url, stateDir);
    // First that nothing was charged, for so it was when the hold ended; then that somebody looks at the money.
    await expect.poll(() => subjects(email)).toContainEqual(expect.stringContaining("About your booking"));
    const operator: { subject: string }[] = await (await fetch(`${stack.inboxUrl}/mails.json`)).json();
    expect(operator.map(({ subject }) => subject)).toContainEqual(expect.stringContaining("Needs attention"));
  });

  it("'Retry Payment' says when the hold is over, and offers to book again", async () => {
    const { page } = browser;
    const email = "cancelled-and-slow@example.com";
    await toProvider(tours[2], email);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.waitForURL("**/payment/failure?*", { timeout: 40_000 });
    await endHold(email);
    await page.getByRole("button", { name: "Retry Payment" }).click();
    await page.getByText("Your hold expired").first().waitFor();
    await page.getByRole("link", { name: "Book again" }).click();
    await page.getByRole("heading", { name: "Book your trip" }).waitFor();
  });
});
