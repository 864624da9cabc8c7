import { beforeAll, expect, it } from "vitest";
import { call, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

type Mail = Row & {
  id: string;
  lease: string;
  kind: string;
  link_token: string;
  booking: Row | null;
  links: Row[] | null;
};

onOneEngine("mails", (db) => {
  let tour = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [1, 2, 3, 4, 30] });
  });
  const claim = async () => (await call(db(), f.service, "claim_emails", { how_many: 100 })) as Mail[];
  const mark = (mail: Mail, verb: "sent" | "failed", lease = mail.lease) =>
    call(db(), f.service, `mark_email_${verb}`, {
      mail: mail.id,
      lease,
      ...(verb === "failed" ? { error: "no server" } : {}),
    });
  const drain = async () => {
    const mails = await claim();
    for (const mail of mails) await mark(mail, "sent");
    return mails;
  };
  const paid = async (days: number, more: Row = {}) => {
    const wish = f.bookingOf(tour, await f.dayFromNow(db(), days), more);
    const payment = await f.bookAndPay(db(), wish);
    await drain();
    return { wish, payment };
  };

  it("are sent once, with a link that opens the booking and is stored nowhere", async () => {
    const wish = f.bookingOf(tour, await f.dayFromNow(db(), 30));
    await f.book(db(), wish);
    await f.skipMailDelay(db());
    const [held] = await claim();
    const payment = await f.pay(db(), wish);
    const mails = await claim();
    expect([held, ...mails].map((mail) => mail?.kind)).toEqual(["booking_held", "booking_confirmed"]);
    expect(await claim()).toEqual([]);
    const [confirmed] = mails;
    if (!held || !confirmed) throw new Error("no mails");
    expect(held).toMatchObject({ to_address: wish["customer_email"], booking: { id: wish.id } });
    expect(await call(db(), f.anon, "my_booking", { booking_id: wish.id, token: confirmed.link_token })).toMatchObject({
      id: wish.id,
    });
    expect(await f.count(db(), `public.email_outbox m where m::text like '%${held.link_token}%'`)).toBe(0);
    expect(await mark(held, "sent", confirmed.lease)).toBe(false);
    expect([await mark(held, "sent"), await mark(held, "sent")]).toEqual([true, false]);
    expect(await f.count(db(), `public.payments where id = '${payment}' and confirmation_sent`)).toBe(0);
    await mark(confirmed, "sent");
    expect(await f.count(db(), `public.payments where id = '${payment}' and confirmation_sent`)).toBe(1);
  });

  it("wait while the mail server is down, and survive a sender that died", async () => {
    const wish = f.bookingOf(tour, await f.dayFromNow(db(), 30));
    await f.book(db(), wish);
    await f.skipMailDelay(db());
    const [first] = await claim();
    if (!first) throw new Error("no mail");
    await mark(first, "failed");
    expect(await claim()).toEqual([]);
    await db().exec("update public.email_outbox set next_try_at = now() where status = 'queued'");
    expect(await claim()).toMatchObject([{ id: first.id }]);
    await db().exec(
      "update public.email_outbox set leased_until = now() - interval '1 second' where status = 'sending'",
    );
    const [third] = await claim();
    expect(third?.id).toBe(first.id);
    expect(await f.count(db(), `public.email_outbox where id = '${first.id}' and attempts = 3`)).toBe(1);
    expect(await mark(first, "sent")).toBe(false);
    if (third) expect(await mark(third, "sent")).toBe(true);
  });

  it("are sent again three times a day, and only for confirmed bookings", async () => {
    const { wish, payment } = await paid(30);
    const again = () => f.ask(db(), f.admin, "admin_resend_email", { payment_id: payment });
    for (let n = 0; n < 3; n += 1) expect(await again()).toEqual({ ok: true });
    expect(await again()).toMatchObject({ ok: false, code: "too_many_mails" });
    expect(await drain()).toHaveLength(3);
    expect(await f.ask(db(), f.service, "resend_confirmation", { payment_id: "x" })).toMatchObject({
      code: "not_found",
    });
    await f.cancel(db(), wish, 73_508, "confirmed");
    expect(await again()).toMatchObject({ code: "not_confirmed" });
    expect(
      await f.count(
        db(),
        "public.audit_log where action = 'confirmation_resent' and actor_email = 'admin@example.com'",
      ),
    ).toBe(3);
    await drain();
  });

  it("remind 3 days and 1 day before, once", async () => {
    const trips = await Promise.all([1, 2, 3, 4].map((days) => paid(days)));
    expect(await call(db(), f.service, "queue_reminders")).toBe(0);
    await db().exec("update public.bookings set created_at = now() - interval '2 days'");
    expect(await call(db(), f.service, "queue_reminders")).toBe(3);
    expect(await call(db(), f.service, "queue_reminders")).toBe(0);
    const kinds = new Map((await drain()).map((mail) => [mail.booking?.["id"], mail.kind]));
    expect(trips.map((trip) => kinds.get(trip.wish.id))).toEqual(["reminder_1", "reminder_3", "reminder_3", undefined]);
  });

  it("name no traveler, and open every trip of the address", async () => {
    const customer_email = "Anna@example.com";
    const [one, two] = [await paid(30, { customer_email }), await paid(4, { customer_email })];
    for (const email of ["anna@EXAMPLE.com", "stranger@example.com", "anna@example.com"])
      expect(await call(db(), f.anon, "request_booking_links", { email })).toEqual({ ok: true });
    expect(await f.ask(db(), f.anon, "request_booking_links", { email: "x" })).toMatchObject({ code: "invalid_email" });
    const mails = await drain();
    expect(mails.map((mail) => mail.kind)).toEqual(["booking_links"]);
    const links = mails[0]?.links ?? [];
    expect(links.map((link) => link["id"])).toEqual([two.wish.id, one.wish.id]);
    for (const link of links)
      expect(
        await call(db(), f.anon, "my_booking", { booking_id: link["id"], token: link["link_token"] }),
      ).not.toBeNull();
  });

  it("show signed-in travelers what was booked with their confirmed address", async () => {
    const mine = await paid(30, { customer_email: "traveler@example.com" });
    await paid(30, { customer_email: "other@example.com" });
    expect(await call(db(), f.traveler, "bookings_of_my_email")).toMatchObject([{ id: mine.wish.id }]);
    expect(await call(db(), f.otherTraveler, "bookings_of_my_email")).toEqual([]);
    await expect(call(db(), f.anon, "bookings_of_my_email")).rejects.toThrow(/permission denied/);
  });
});
