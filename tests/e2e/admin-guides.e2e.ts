import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { addDays, todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { stackKeys, stackState, stackUrl } from "../support/shared-stack.ts";
import { signInAsAdmin } from "./admin-session.ts";
import { asAdmin, makeTour } from "./departure-desk.ts";
import { guideWithAccount, invitationOf, phoneOf, takeInvitation } from "./guide-desk.ts";

const desk = { url: stackUrl, keys: stackKeys, stateDir: stackState };
const TOMORROW = addDays(todayInTashkent(Date.now()), 1);
let browser: Browser;

beforeEach(async () => {
  browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
  await signInAsAdmin(browser.page, desk);
});
afterEach(async () => {
  expect(browser.errors).toEqual([]);
  await browser.close();
});

const letters = () => randomUUID().replaceAll(/[^a-f]/g, "");

it("a guide is invited by mail, has an account, and it is ended", async () => {
  const { page } = browser;
  const name = `Aziz ${letters()}`;
  const email = `guide-${randomUUID().slice(0, 8)}@example.com`;
  await page.goto(`${desk.url}/admin/guides`);
  await page.getByRole("button", { name: "Add guide" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  // What is known of the account stands in the row below the guide's.
  const line = page.getByRole("row").filter({ hasText: name }).locator("xpath=following-sibling::tr[1]");
  await line.getByText("Add an email address, then invite.").waitFor();
  expect(await line.getByRole("button", { name: "Invite" }).count()).toBe(0);
  await line.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("dialog").getByLabel("Email").fill(email);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();

  await line.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("works once, for 7 days", { exact: false }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: `Send to ${email}` }).click();
  await line.getByText(`The invitation to ${email} goes out`, { exact: false }).waitFor();
  const invitation = await invitationOf(desk, email);
  await page.reload();
  await line.getByText("The link works until", { exact: false }).waitFor();

  await takeInvitation(desk, { email, invitation });
  await page.reload();
  await line.getByText(`Has an account: ${email}.`).waitFor();
  await line.getByText("Signed in on no phone yet.").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await line.getByRole("button", { name: "End account" }).click();
  await dialog.getByText("still arrives", { exact: false }).waitFor();
  await dialog.getByRole("button", { name: "End account" }).click();
  await line.getByText("No account yet: this guide sees no list in the field.").waitFor();
});

it("while a departure gathers, the desk sees who is in, what was told late, and the cash, without a reload", async () => {
  const { page } = browser;
  const tour = await makeTour(desk, [TOMORROW]);
  const guide = await guideWithAccount(desk, `Bobur ${letters()}`);
  const phone = phoneOf(desk, guide);
  const book = async (first: string, guests: number) => {
    const booking = {
      id: randomUUID(),
      tour_id: tour.id,
      guests,
      check_in: TOMORROW,
      customer_first_name: first,
      customer_last_name: "Karimova",
      customer_email: `${first.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`,
      customer_phone: "+998 90 123 45 67",
    };
    const made = await asAdmin(desk, "rpc/admin_manual_booking", { booking });
    expect(await made.json()).toMatchObject({ ok: true });
    return booking.id;
  };
  const [anna, bela, carl] = [await book("Anna", 2), await book("Bela", 3), await book("Carl", 1)];
  const answer = await asAdmin(desk, "rpc/save_departure", {
    departure: { tour_id: tour.id, start_date: TOMORROW, guide_id: guide.id, guide_note: "The driver is Rustam" },
  });
  const { departure }: { departure: { id: string } } = await answer.json();
  await page.goto(`${desk.url}/admin/departures/${tour.id}/${TOMORROW}`);
  await page.getByRole("heading", { name: "Check-in" }).waitFor();
  await page.getByText("has not opened this list on a phone yet", { exact: false }).waitFor();
  const panel = page.getByRole("region", { name: "Check-in" });
  const figures = () => panel.getByRole("definition").allTextContents();
  expect(await figures()).toEqual(["0", "6", "0", "6"]);

  await phone.sync();
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const seen = (booking_id: string, more: object) => ({
    departure_id: departure.id,
    booking_id,
    kind: "arrived",
    guests: 2,
    late: false,
    by: "scan",
    seen_at: at(0),
    status_seen: "confirmed",
    ...more,
  });
  await phone.tell("tell_check_in", seen(anna, { seen_at: at(5) }));
  await phone.tell("tell_check_in", seen(bela, { kind: "absent", guests: 0, by: "name" }));
  await phone.tell("tell_cash", {
    departure_id: departure.id,
    booking_id: anna,
    amount_cents: 12_000,
    currency: "USD",
    charged_minor: 12_000,
    rate: null,
    seen_at: at(0),
    note: null,
  });
  // It looks again by itself.
  await expect.poll(figures).toEqual(["2", "1", "3", "6"]);
  await panel
    .getByText(/In at \d\d:\d\d|In at .* seen by Bobur/)
    .first()
    .waitFor();
  await panel
    .getByText(/told at/)
    .first()
    .waitFor();
  await panel.getByText(/\$120\.00 at .* in the books\./).waitFor();
  await panel.getByText(/last heard of just now/).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  // Cancelled here, checked in there without knowing it: both are said.
  await asAdmin(desk, "rpc/admin_cancel_booking", { booking_id: carl, reason: "Ill" });
  await phone.tell("tell_check_in", seen(carl, { guests: 1, seen_at: at(-1) }));
  await page.reload();
  await panel.getByText("checked in by a phone that had not heard of it", { exact: false }).waitFor();
  await panel.getByText(/^Cancelled at/).waitFor();
  expect(await figures()).toEqual(["3", "0", "3", "5"]);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
