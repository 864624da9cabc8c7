import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { call, lit, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

onOneEngine("a person's name beside the person's own rows", (db) => {
  let tour = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { days: [30], maxGuests: 100 });
  });
  beforeEach(() => db().exec("delete from public.desk_views; delete from private.error_reports"));
  const erase = (address: string) => f.ask(db(), f.admin, "admin_erase_person", { address });
  async function anEndedTrip(more: Row): Promise<{ email: string; booking: f.Held }> {
    const customer_email = `${randomUUID()}@example.com`;
    const booking = f.bookingOf(tour, await f.dayFromNow(db(), 30), { customer_email, guests: 1, ...more });
    expect(await f.book(db(), booking)).toMatchObject({ ok: true });
    await f.cancel(db(), booking);
    return { email: customer_email, booking };
  }
  const saveView = (name: string, query: string) =>
    f.ask(db(), f.admin, "admin_save_view", { view: { id: randomUUID(), list: "bookings", name, query } });
  const views = async () =>
    (await db().query("select name || query as view from public.desk_views order by 1")).map(({ view }) => view);
  const searched = (text: string) => `?${new URLSearchParams({ status: "all", search: text }).toString()}`;

  it.each([
    ["Zenobia", "Quartermain", ["zenobia quartermain", "Quartermain", "ZENOBIA"]],
    ["Жасур", "Oʻrinov", ["Жасур Oʻrinov", "O'rinov"]],
    ["Li", "Bo", ["Li Bo", "Bo Li"]],
  ])("goes with the saved views that search for %s %s, and no others", async (first, last, searches) => {
    const { email } = await anEndedTrip({ customer_first_name: first, customer_last_name: last });
    for (const text of searches) expect(await saveView("Regulars", searched(text))).toEqual({ ok: true });
    await saveView(`Trips of ${first} ${last}`, "?status=all");
    await saveView("By phone", searched("+998 90 123 45 67"));
    const others = ["Zen", "Samarkand", "Quarter", "List of Bolivia", "100%"];
    for (const text of others) await saveView("Others", searched(text));
    await saveView("Others", "?search=%FF");
    expect(await erase(email)).toMatchObject({ ok: true });
    expect(await views()).toEqual(["?search=%FF", ...others.map(searched)].map((query) => `Others${query}`).toSorted());
  });

  it("is replaced in error reports, which stay with their count", async () => {
    const report = (message: string, more: Row = {}) => ({
      version: "1.0.0",
      source: "page",
      place: "/trips",
      message,
      stack: `Error: ${message}`,
      count: 2,
      ...more,
    });
    const reports = [
      report("No row for Zenobia Quartermain"),
      report("No row for quartermain"),
      report("No row for [name]"),
      report("undefined is not a function"),
    ];
    await db().exec(`select private.store_error_reports(${lit(reports)}, '')`);
    for (const customer_last_name of ["Quartermain", "Undefined"]) {
      const { email } = await anEndedTrip({ customer_first_name: "Zenobia", customer_last_name });
      expect(await erase(email)).toMatchObject({ ok: true });
    }
    const rows = (await call(db(), f.admin, "admin_errors")) as Row[];
    expect(rows.map(({ message, stack, count }) => [message, stack, count]).toSorted()).toEqual([
      ["No row for [name]", expect.stringMatching(/^Error: No row for \[name\]$/), 6],
      ["[name] is not a function", "Error: [name] is not a function", 2],
    ]);
  });

  it("goes from the log when a mail about a question was sent again", async () => {
    const email = `${randomUUID()}@example.com`;
    const message = { id: randomUUID(), name: "Zenobia Q", email, message: "Hello" };
    expect(await f.ask(db(), f.anon, "submit_contact_message", { message })).toMatchObject({ ok: true });
    const answer = {
      id: randomUUID(),
      kind: "contact_message",
      request_id: message.id,
      subject: "Re Zenobia",
      body: "Yes",
    };
    await f.ask(db(), f.admin, "admin_answer_request", { answer });
    const [mail] = await db().query(`update public.email_outbox set status = 'failed'
      where about = '${message.id}' and kind = 'request_answer' returning id`);
    expect(await f.ask(db(), f.admin, "resend_mail", { mail: mail?.["id"] })).toEqual({ ok: true });
    expect(await f.count(db(), "public.audit_log where details::text like '%Zenobia%'")).toBe(2);
    expect(await erase(email)).toMatchObject({ ok: true });
    expect(await f.count(db(), "public.audit_log where details::text like '%Zenobia%'")).toBe(0);
  });

  it("is exported without the names of people at the desk and without keys of phones", async () => {
    const { email, booking } = await anEndedTrip({});
    const desk = (verb: string, args: Row) => f.ask(db(), f.admin, verb, { booking_id: booking.id, ...args });
    const paid = { payment_id: randomUUID(), method: "cash", amount_cents: 5_000, note: "In the office" };
    expect(await desk("admin_record_money", paid)).toMatchObject({ ok: true });
    await desk("add_booking_note", { note_id: randomUUID(), body: "Called" });
    expect(await desk("admin_refund_booking", { reason: "Cancelled", amount_cents: 5_000 })).toMatchObject({
      ok: true,
    });
    const [refund] = await db().query(`select id from public.refunds where booking_id = '${booking.id}'`);
    expect(
      await f.ask(db(), f.admin, "admin_record_refund_by_hand", { refund_id: refund?.["id"], note: "In the office" }),
    ).toMatchObject({ ok: true });
    await db().exec(`insert into private.channels (id, booking_id, kind, endpoint, p256dh, auth) values
      (gen_random_uuid(), '${booking.id}', 'push', 'https://push.example/7', rpad('', 87, 'p'), rpad('', 22, 's'))`);
    const exported = (await f.ask(db(), f.admin, "admin_export_person", { address: email })) as Record<string, Row[]>;
    expect(exported["payments"]).toHaveLength(1);
    expect(exported["refunds"]).toHaveLength(1);
    expect(exported["actions"]?.length).toBeGreaterThan(2);
    expect(exported["channels"]).toMatchObject([{ endpoint: "https://push.example/7" }]);
    const text = JSON.stringify(exported);
    for (const secret of ["admin@example.com", f.admin.sub ?? "", "p".repeat(87), "s".repeat(22)])
      expect(text, secret).not.toContain(secret);
    expect(text).toContain("In the office");
  });
});
