import { randomUUID } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { functionRights, tableRights } from "../database/support/expected-rights.ts";
import { guideWithAccount, phoneOf } from "../support/shop/guides.ts";
import { copyReadyState } from "../support/copy-ready-state.ts";
import { emptyBuild } from "../support/empty-build.ts";
import { root } from "../support/run.ts";
import { startStack, type Stack } from "../support/stack.ts";

type Role = "anonymous" | "traveller" | "guide" | "admin";
const SECRET = "Zulfiya Marker";
const none = randomUUID();

const functions = readdirSync(join(root, "supabase/functions"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map(({ name }) => name);

let stack: Stack;
let build: string;
const tokens: Partial<Record<Role, string>> = {};
let booking: string = none;
let tour: string = none;

const send = async (role: Role, method: string, path: string, body?: unknown) => {
  const token = tokens[role];
  const response = await fetch(`${stack.url}${path}`, {
    method,
    headers: {
      apikey: stack.keys.publishable,
      "content-type": "application/json",
      prefer: "return=representation",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
};
const call = (role: Role, verb: string, args: object) => send(role, "POST", `/rest/v1/rpc/${verb}`, args);

beforeAll(async () => {
  build = emptyBuild();
  stack = await startStack({ stateDir: copyReadyState(), env: { BUILD_DIR: build } });
  for (const role of ["traveller", "admin"] as const) {
    const credentials = { email: `${role}@example.com`, password: "silkroad" };
    const answer = await send("anonymous", "POST", "/auth/v1/token?grant_type=password", credentials);
    tokens[role] = (JSON.parse(answer.text) as { access_token: string }).access_token;
  }
  const { tours }: { tours: { id: string; departure_dates: string[] | null }[] } = JSON.parse(
    (await call("anonymous", "catalogue_since", { since: 0 })).text,
  );
  const dated = tours.find(({ departure_dates }) => departure_dates?.length);
  tour = dated?.id ?? none;
  booking = randomUUID();
  const made = await call("admin", "admin_manual_booking", {
    booking: {
      id: booking,
      tour_id: tour,
      guests: 1,
      check_in: dated?.departure_dates?.at(-1),
      customer_first_name: "Zulfiya",
      customer_last_name: "Marker",
      customer_email: "zulfiya@example.com",
      customer_phone: "+998901234567",
    },
  });
  expect(JSON.parse(made.text)).toMatchObject({ ok: true });
  // With an account and a phone, and a departure of another guide beside.
  const guide = await guideWithAccount(stack, "Bobur Sayyoh");
  tokens.guide = guide.token;
  await phoneOf(stack, guide).sync();
});

afterAll(async () => {
  await stack.stop();
  rmSync(build, { recursive: true });
  rmSync(stack.stateDir, { recursive: true, force: true });
});

/** Each verb of the desk with arguments that would do or show something. */
const verbs = (): Record<string, object> => ({
  add_booking_note: { booking_id: booking, note_id: randomUUID(), body: "Called" },
  admin_audit: {},
  admin_booking: { booking_id: booking },
  admin_bookings: {},
  admin_bookings_on: { departures: [none] },
  admin_books: { month: "2026-11-01" },
  admin_cancel_booking: { booking_id: booking, reason: "because" },
  admin_change_booking: { booking_id: booking, change: { guests: 2 }, reason: "because" },
  admin_change_outlook: { booking_id: booking, change: { guests: 2 } },
  admin_check_in: { departure_id: none },
  admin_codes: {},
  admin_confirm_booking: { booking_id: booking, reason: "because" },
  admin_correct_guest: { booking_id: booking, guest: { customer_first_name: "Anna" } },
  admin_day: { day: "2026-11-22" },
  admin_departures: { from_day: "2020-01-01" },
  admin_drop_view: { view_id: none },
  admin_figures: {},
  admin_find: { query: "Marker" },
  admin_first_steps: {},
  admin_gift_cards: {},
  admin_give_by_hand: { refund_id: none, note: "because" },
  admin_guides: {},
  admin_item_departures: { item: tour },
  admin_ledger: { month: "2026-11-01", up_to: 1_000_000 },
  admin_make_link: { booking_id: booking },
  admin_manifest: { item: tour, departs_on: "2027-01-01" },
  admin_manual_booking: { booking: { id: randomUUID(), tour_id: tour, guests: 1 } },
  admin_mark_answered: { kind: "contact_message", id: none, answered: true },
  admin_mark_bookings: { marking: { id: none, booking_ids: [booking], attention: true, reason: "because" } },
  admin_mark_failed: { payment_id: none, reason: "because" },
  admin_next_days: {},
  admin_payment: { payment_id: none },
  admin_payment_summary: {},
  admin_payments: {},
  admin_payments_between: { from_time: "2020-01-01T00:00:00Z", to_time: "2040-01-01T00:00:00Z" },
  admin_questions: { from_day: "2026-01-01", to_day: "2026-12-31" },
  admin_rates: {},
  admin_record_money: { booking_id: booking, payment_id: randomUUID(), method: "cash", amount_cents: 100 },
  admin_refund_booking: { booking_id: booking, reason: "because" },
  admin_requests: {},
  admin_resend_email: { payment_id: none },
  admin_reviews: {},
  admin_save_rates: { rates: [] },
  admin_save_view: { view: { id: none, list: "bookings", name: "Mine" } },
  admin_send_link: { booking_id: booking },
  admin_send_refund_again: { refund_id: none, reason: "because" },
  admin_today: {},
  admin_views: { list: "bookings" },
  admin_void_money: { payment_id: none, reason: "because" },
  cancel_departure: { departure_id: none, reason: "because" },
  end_guide_account: { guide: none },
  invite_guide: { guide: none },
  judge_review: { booking_id: none, written_at: 1, publish: true },
  letter_outlook: { message: { booking_ids: [booking] } },
  make_gift_card: { card: { amount_cents: 100, sold_for: "cash", to_name: "x" } },
  repeat_departure: { departure_id: none, until: "2030-01-01" },
  resend_mail: { mail: none },
  save_code: { code: { code: "SPRING", percent: 10 } },
  save_departure: { departure: { tour_id: tour, start_date: "2030-01-01" } },
  save_guide: { guide: { name: "Anvar" } },
  save_guide_note: { booking, note: "because" },
  settle_claim: { claim_id: none, accept: true, reason: "because" },
  void_gift_card: { card_id: none, reason: "because" },
  write_to_guests: { message: { id: randomUUID(), booking_ids: [booking], subject: "Hello", body: "Hello" } },
});
/** All that only accounts may call, but for what every account may ask about itself. */
const named = functionRights
  .flatMap((line) => /^public\.(\w+): authenticated$/.exec(line)?.[1] ?? [])
  .filter((verb) => !["accept_invitation", "bookings_of_my_email", "guide_pocket", "my_guide"].includes(verb));

it("names every verb of the desk in this table", () => {
  expect(Object.keys(verbs())).toEqual(named);
});

describe.each(["anonymous", "traveller", "guide"] as const)("%s, calling the desk directly", (role) => {
  it.each(named)("gets and does nothing by %s", async (verb) => {
    const { status } = await call(role, verb, verbs()[verb] ?? {});
    expect([401, 403]).toContain(status);
  });

  it("leaves the booking as it was", async () => {
    const seen = await call("admin", "admin_booking", { booking_id: booking });
    expect(seen.text).toContain('"confirmed"');
  });

  const tables = [...new Set(tableRights.map((line) => line.slice("public.".length, line.indexOf(" "))))];
  it.each(tables)("reads no row of %s, and writes none", async (table) => {
    const read = await send(role, "GET", `/rest/v1/${table}?limit=1`);
    expect(read.status >= 400 || read.text === "[]", `${read.status} ${read.text}`).toBe(true);
    for (const [method, path] of [
      ["POST", table],
      ["PATCH", `${table}?id=not.is.null`],
      ["DELETE", `${table}?id=not.is.null`],
    ] as const) {
      const body = method === "POST" ? { id: randomUUID() } : { id: none };
      const written = await send(role, method, `/rest/v1/${path}`, method === "DELETE" ? undefined : body);
      expect(written.status >= 400 || written.text === "[]", `${method} ${written.status} ${written.text}`).toBe(true);
    }
  });

  const people = tables.filter((table) => !["destinations", "tours", "packages"].includes(table));
  it.each(people)("learns no planner's count of %s by any filter", async (table) => {
    for (const filter of ["id=not.is.null", "status=eq.pending", "customer_email=like.*example*"]) {
      const response = await fetch(`${stack.url}/rest/v1/${table}?${filter}`, {
        method: "HEAD",
        headers: {
          apikey: stack.keys.publishable,
          prefer: "count=planned",
          ...(tokens[role] ? { authorization: `Bearer ${tokens[role]}` } : {}),
        },
      });
      // Hosted refuses. The embedded server knows policies and no grants: there is no row, whatever the filter.
      if (response.status < 400) expect(response.headers.get("content-range")).toBe("*/0");
      else expect(response.headers.get("content-range") ?? "*/*").not.toMatch(/\/\d/);
    }
  });

  it.each(functions)("hears nothing about another's booking from the function %s", async (name) => {
    const body = {
      booking_id: booking,
      payment_id: booking,
      token: "x",
      document: none,
      booking_data: { id: booking },
    };
    const { status, text } = await send(role, "POST", `/functions/v1/${name}`, body);
    expect(text).not.toContain(SECRET);
    // How a payment stands may be asked by anybody, and so may whether the service is well.
    if (!["payment-status", "health"].includes(name)) expect(status).toBeGreaterThanOrEqual(400);
  });

  it("cannot call the refund function", async () => {
    const { status } = await send(role, "POST", "/functions/v1/refund-payment", { payment_id: none, reason: "mine" });
    expect([401, 403]).toContain(status);
  });
});

describe("an admin", () => {
  it.each(["admin_bookings", "admin_booking"])("sees the booking by %s", async (verb) => {
    const { status, text } = await call("admin", verb, verbs()[verb] ?? {});
    expect(status).toBe(200);
    expect(text).toContain(SECRET);
  });

  it("is refused too once the token is not the one the server gave", async () => {
    const before = tokens.admin;
    tokens.admin = `${before?.slice(0, -4)}AAAA`;
    const { status } = await call("admin", "admin_bookings", {});
    tokens.admin = before;
    expect(status).toBe(401);
  });
});
