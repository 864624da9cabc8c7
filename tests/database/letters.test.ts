import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { long } from "../support/tiers.ts";
import { call, lit, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

type Mail = Row & { id: string; lease: string; kind: string; booking?: Row };

onOneEngine("letters to travelers", (db) => {
  let tour = "";
  let day = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500 });
    day = await f.dayFromNow(db(), 30);
  });
  const booked = async (more: Row = {}) => {
    const wish = f.bookingOf(tour, day, more);
    await f.bookAndPay(db(), wish);
    return wish.id;
  };
  const write = (booking_ids: string[], more: Row = {}) =>
    f.ask(db(), f.admin, "write_to_guests", {
      message: { id: randomUUID(), booking_ids, subject: "About {title}", body: "Hello {first_name}", ...more },
    });
  const letters = (where: string) => f.count(db(), `public.email_outbox where kind = 'guest_letter' and ${where}`);

  it("go to each booking once, however often the button is pressed", async () => {
    const ids = [await booked(), await booked()];
    const id = randomUUID();
    const again = await booked();
    expect(await write(ids, { id })).toEqual({ ok: true, queued: 2, skipped: [] });
    expect(await write([...ids, again, again], { id })).toEqual({ ok: true, queued: 3, skipped: [] });
    expect(await letters(`payload ->> 'message' = '${id}'`)).toBe(3);
    expect(await f.count(db(), "public.audit_log where action = 'letter_queued'")).toBe(3);
    expect(await write(ids)).toMatchObject({ queued: 2 });
    expect(await letters("true")).toBe(5);
  });

  long("reach each of 1,000 bookings once within the statement's time, though half of the sending fails", async () => {
    const other = await f.makeTour(db(), { maxGuests: 500, days: [30, 31, 32] });
    const bookings: string[] = [];
    for (const days of [30, 31, 32]) {
      const {
        token: _token,
        total_price_cents: _total,
        ...form
      } = f.bookingOf(other, await f.dayFromNow(db(), days), { guests: 1 });
      const made = await db().query(`select wanted.id from (
          select gen_random_uuid() as id, set_config('request.jwt.claims', '{"sub": "${f.admin.sub}"}', false)
          from generate_series(1, ${days === 32 ? 200 : 400}) offset 0
        ) wanted
        where (private.admin_manual_booking(${lit(form)} || jsonb_build_object('id', wanted.id)) ->> 'ok')::boolean`);
      bookings.push(...made.map(({ id }) => String(id)));
    }
    const id = randomUUID();
    const twice = await Promise.all([write(bookings, { id }), write(bookings, { id })]);
    expect(twice).toEqual([1, 2].map(() => ({ ok: true, queued: 1_000, skipped: [] })));
    const sent: string[] = [];
    for (let round = 0; round < 60 && sent.length < 1_000; round += 1) {
      const mails = (await call(db(), f.service, "claim_emails", { how_many: 100 })) as Mail[];
      for (const [place, { id: mail, lease, kind, booking }] of mails.entries()) {
        const isLost = (place + round) % 2 === 1;
        const mark = { mail, lease };
        if (isLost) await call(db(), f.service, "mark_email_failed", { ...mark, error: "421 try again later" });
        else if (await call(db(), f.service, "mark_email_sent", mark))
          if (kind === "guest_letter" && bookings.includes(String(booking?.["id"]))) sent.push(mail);
      }
      await db().exec("update public.email_outbox set next_try_at = now() where status = 'queued'");
    }
    expect([sent.length, new Set(sent).size]).toEqual([1_000, 1_000]);
    expect(await letters(`payload ->> 'message' = '${id}' and status = 'sent'`)).toBe(1_000);
  });

  it("skip ended and unknown bookings, unless requested, each with its reason", async () => {
    const [ended, here, nowhere] = [await booked(), await booked(), randomUUID()];
    await f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: ended, reason: "x" });
    const skipped = [
      { booking_id: ended, reference: expect.any(String), reason: "ended" },
      { booking_id: nowhere, reference: null, reason: "gone" },
    ];
    const message = { booking_ids: [ended, here, nowhere] };
    expect(await f.ask(db(), f.admin, "letter_outlook", { message })).toMatchObject({
      ok: true,
      bookings: 1,
      addresses: 1,
      skipped,
      first: { title: "Silk Road", check_in: day, customer_first_name: "Жасур", meeting_point: null },
    });
    expect(await write([ended, here, nowhere])).toMatchObject({ queued: 1, skipped });
    expect(await write([ended], { also_ended: true })).toEqual({ ok: true, queued: 1, skipped: [] });
  });

  it("name the languages of their readers, and that of the first", async () => {
    const ids = [await booked({ language: "ru" }), await booked(), await booked({ language: "ru" })];
    expect(await f.ask(db(), f.admin, "letter_outlook", { message: { booking_ids: ids } })).toMatchObject({
      languages: ["en", "ru"],
      first: { language: "ru" },
    });
  });

  it("count the addresses of many bookings", async () => {
    const customer_email = "Two@example.com";
    const ids = [await booked({ customer_email }), await booked({ customer_email: "two@example.com" })];
    expect(await f.ask(db(), f.admin, "letter_outlook", { message: { booking_ids: ids } })).toMatchObject({
      bookings: 2,
      addresses: 1,
    });
  });

  it.each([
    ["no subject", { subject: " " }, "subject"],
    ["a subject of two lines", { subject: "a\nb" }, "subject"],
    ["a text without end", { body: "x".repeat(5_001) }, "body"],
    ["no bookings", { booking_ids: [] }, null],
    ["over a thousand", { booking_ids: Array.from({ length: 1_001 }, () => randomUUID()) }, null],
  ])("are refused with %s", async (_, wrong, field) => {
    expect(await write([randomUUID()], wrong)).toMatchObject({ ok: false, code: "invalid_message", field });
  });

  it("are claimed with their booking's data, and sent again when they failed", async () => {
    await db().exec("update public.email_outbox set status = 'sent' where status = 'queued'");
    const id = await booked();
    await db().exec("update public.email_outbox set status = 'sent' where status = 'queued'");
    await write([id]);
    const [mail] = (await call(db(), f.service, "claim_emails")) as Mail[];
    expect(mail).toMatchObject({
      kind: "guest_letter",
      payload: { subject: "About {title}", body: "Hello {first_name}" },
      booking: { id, customer_first_name: "Жасур" },
      link_token: expect.any(String),
    });
    const again = () => f.ask(db(), f.admin, "resend_mail", { mail: mail?.id });
    expect(await again()).toMatchObject({ code: "not_failed" });
    await call(db(), f.service, "mark_email_failed", { mail: mail?.id, lease: mail?.lease, error: "no server" });
    expect(await call(db(), f.service, "claim_emails")).toEqual([]);
    expect(await again()).toEqual({ ok: true });
    expect(await call(db(), f.service, "claim_emails")).toMatchObject([{ id: mail?.id }]);
    expect(await f.count(db(), `public.email_outbox where id = '${String(mail?.id)}' and attempts = 1`)).toBe(1);
    expect(await f.ask(db(), f.admin, "admin_booking", { booking_id: id })).toMatchObject({
      mails: expect.arrayContaining([expect.objectContaining({ kind: "guest_letter", subject: "About {title}" })]),
      history: expect.arrayContaining([expect.objectContaining({ action: "mail_resent" })]),
    });
  });
});
