import type { Page } from "playwright-core";
import { addDays, todayInTashkent } from "../../src/domain/catalogue/travel-dates.ts";

type Desk = { url: string; keys: { secret: string } };
type Ids = Readonly<Record<string, string>>;

export type Scene = {
  name: string;
  path: string;
  press?: string;
  ticks?: true;
  open?: (page: Page, ids: Ids) => Promise<void>;
};

const firstRow = (page: Page) => page.locator("main tbody button[data-row]").first().click();

async function compare(page: Page, ids: Ids): Promise<void> {
  const on = todayInTashkent(Date.now());
  const lines = (ids["payments"] ?? "").split(" ").map((id, at) => `${on} 10:0${at};${id};Payment;${at}10,00;3,30`);
  const file = ["Registry;;;;", "Date;Order;Kind;Amount;Fee", ...lines, `${on} 10:10;STRANGER-1;Payment;12,50;0,40`];
  await page
    .getByLabel("Choose a file")
    .setInputFiles({ name: "november.csv", mimeType: "text/csv", buffer: Buffer.from(file.join("\r\n")) });
  await page.getByLabel("Our payment ID").selectOption({ label: "Order" });
  await page.getByLabel("Amount", { exact: true }).selectOption({ label: "Amount" });
  await page.getByLabel("Amounts are written").selectOption(",");
}

const at = (path: string) => (name: string, press?: string, ticks?: true) =>
  ({ name, path, ...(press && { press }), ...(ticks && { ticks }) }) satisfies Scene;
const bookings = at("/admin/bookings?status=confirmed");
const booking = at("/admin/bookings/{confirmed}");
const departures = at("/admin/departures?view=list");

export const DESK_SCENES: readonly Scene[] = [
  { name: "today", path: "/admin" },
  {
    name: "command",
    path: "/admin/requests",
    open: async (page) => {
      await page.keyboard.press("/");
      await page.keyboard.insertText("anna");
      await page
        .getByRole("option", { name: /^Anna / })
        .first()
        .waitFor();
    },
  },
  { name: "account", path: "/admin/guides", open: (page) => page.locator("header details summary").click() },
  { name: "bookings", path: "/admin/bookings" },
  { name: "bookings-none", path: "/admin/bookings?search=nothing-like-it" },
  { ...bookings("bookings-columns"), open: (page) => page.locator("main summary", { hasText: "Columns" }).click() },
  bookings("bookings-keys", "Keys"),
  bookings("bookings-view", "Save view"),
  bookings("bookings-write", "Write to guests", true),
  bookings("bookings-guide", "Assign guide", true),
  bookings("bookings-mark", "Mark", true),
  booking("booking"),
  booking("booking-cancel", "Cancel booking"),
  booking("booking-refund", "Refund"),
  booking("booking-record", "Record"),
  booking("booking-write", "Write to"),
  booking("booking-move", "Move to another day"),
  booking("booking-people", "Change guests"),
  booking("booking-correct", "Correct name"),
  booking("booking-link", "Link to the trip"),
  { name: "booking-due", path: "/admin/bookings/{due}" },
  { name: "booking-held", path: "/admin/bookings/{held}" },
  { name: "booking-cancelled", path: "/admin/bookings/{cancelled}" },
  { name: "booking-attention", path: "/admin/bookings/{attention}" },
  { name: "booking-over", path: "/admin/bookings/{over}" },
  { name: "booking-missing", path: "/admin/bookings/00000000-0000-4000-8000-000000000000" },
  { name: "booking-new", path: "/admin/bookings/new" },
  { name: "departures", path: "/admin/departures" },
  { name: "departures-month", path: "/admin/departures?view=month" },
  departures("departures-list"),
  departures("departures-cancel", "Cancel departures", true),
  { name: "trip", path: "/admin/departures/{tour}" },
  { name: "trip-add", path: "/admin/departures/{tour}", press: "Add departure" },
  { name: "manifest", path: "/admin/departures/{today}" },
  { name: "manifest-guide", path: "/admin/departures/{today}", press: "Change guide" },
  { name: "manifest-cost", path: "/admin/departures/{today}", press: "Add a cost" },
  { name: "departure-new", path: "/admin/departures", press: "New departure" },
  { name: "settings", path: "/admin/settings" },
  { name: "payments", path: "/admin/payments" },
  { name: "payment", path: "/admin/payments?payment={payment}" },
  { name: "books", path: "/admin/payments?tab=books" },
  { name: "rates", path: "/admin/payments?tab=rates" },
  { name: "reconciliation", path: "/admin/payments/reconciliation" },
  { name: "reconciliation-columns", path: "/admin/payments/reconciliation", open: compare },
  {
    name: "reconciliation-result",
    path: "/admin/payments/reconciliation",
    open: async (page, ids) => {
      await compare(page, ids);
      await page.getByRole("button", { name: "Reconcile" }).click();
      await page.getByText("Totals of the file").waitFor();
    },
  },
  { name: "charts", path: "/admin/charts" },
  { name: "requests", path: "/admin/requests" },
  { name: "request", path: "/admin/requests", open: firstRow },
  { name: "reviews", path: "/admin/reviews" },
  { name: "review", path: "/admin/reviews", open: firstRow },
  { name: "guides", path: "/admin/guides" },
  { name: "people", path: "/admin/people" },
  { name: "people-invite", path: "/admin/people", press: "Invite" },
  { name: "guide", path: "/admin/guides", press: "Add guide" },
  { name: "codes", path: "/admin/codes" },
  { name: "code", path: "/admin/codes", press: "Add code" },
  { name: "gift-cards", path: "/admin/gift-cards" },
  { name: "gift-card", path: "/admin/gift-cards", press: "New gift card" },
  { name: "not-reached", path: "/admin/not-reached" },
  { name: "audit", path: "/admin/audit" },
  { name: "errors", path: "/admin/errors" },
  {
    name: "erase-person",
    path: "/admin/personal-data",
    open: async (page) => {
      await page.getByLabel("Email address").fill("anna@example.com");
      await page.getByRole("button", { name: "Erase..." }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "guide-data", path: "/admin/guides", press: "Personal data" },
  { name: "catalogue", path: "/admin/catalogue" },
  { name: "tour", path: "/admin/tours/{tour}" },
  { name: "tour-new", path: "/admin/tours/new" },
  { name: "package", path: "/admin/packages/{package}" },
  { name: "destination", path: "/admin/destinations/{destination}" },
];

export async function deskIds({ url, keys: { secret } }: Desk): Promise<Ids> {
  const today = todayInTashkent(Date.now());
  const rows = async (path: string) => {
    const headers = { apikey: secret, authorization: `Bearer ${secret}` };
    const answer = await fetch(`${url}/rest/v1/${path}&limit=5`, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const found: { id: string; item_id: string; start_date: string }[] = JSON.parse(await answer.text());
    return found;
  };
  const one = async (path: string) => (await rows(path))[0]?.id ?? "";
  const bookingWhere = (where: string) => one(`bookings?select=id&reference=like.FULL-*&${where}`);
  const soon = `status=eq.confirmed&needs_attention=is.false&check_in=gte.${addDays(today, 8)}&order=check_in`;
  const [leaving] = await rows(
    `departures?select=item_id,start_date&start_date=eq.${today}&guide_id=not.is.null&order=taken.desc`,
  );
  const payments = await rows("payments?select=id&status=eq.completed&order=paid_at.desc");
  return {
    confirmed: await bookingWhere(`${soon}&balance_due_on=is.null`),
    due: await bookingWhere(`${soon}&balance_due_on=not.is.null`),
    held: await bookingWhere("status=eq.pending"),
    cancelled: await bookingWhere("status=eq.cancelled&order=check_in.desc"),
    attention: await bookingWhere("status=eq.confirmed&needs_attention=is.true&order=check_in.desc"),
    over: await bookingWhere(`status=eq.confirmed&check_in=lt.${addDays(today, -20)}`),
    today: `${leaving?.item_id}/${leaving?.start_date}`,
    payment: payments[0]?.id ?? "",
    payments: payments.map(({ id }) => id).join(" "),
    tour: await one("tours?select=id&archived=is.false&order=title"),
    package: await one("packages?select=id&order=title"),
    destination: await one("destinations?select=id&order=name"),
  };
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
}

export async function openScene(page: Page, url: string, scene: Scene, ids: Ids): Promise<void> {
  const path = scene.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? "");
  await page.goto(`${url}${path}`);
  await page.locator("main h1").first().waitFor();
  await settled(page);
  if (scene.ticks) {
    for (const row of [1, 2, 3]) await page.locator("main tbody input[type=checkbox]").nth(row).check();
  }
  if (scene.press) {
    const name = new RegExp(`^${scene.press}`);
    await page.locator("main").getByRole("button", { name }).first().click();
    await page.getByRole("dialog").waitFor();
  }
  await scene.open?.(page, ids);
  if (scene.press || scene.open) await settled(page);
}
