import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { call, type Row, type Who } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { addresses, attack, fromAddress, heldSeats, offerProgramme, pass, shareOf } from "./support/seat-attack.ts";

const from = fromAddress;

const minutesOf = (booking: Row | undefined, until = "expires_at"): number =>
  Math.round((Date.parse(String(booking?.[until])) - Date.parse(String(booking?.["created_at"]))) / 60_000);

onOneEngine("the limits of unpaid seats", (db) => {
  it("leave 64 travelers behind one address their seats, and an attacker beside them none a second time", async () => {
    const departures = await offerProgramme(db());
    expect(shareOf(await attack(db(), addresses(1, 18)))).toBe(5.6);
    const hotel = from("203.0.113.64");
    const free = departures.toReversed();
    for (let n = 0; n < 64; n += 1) {
      const { tour, day } = free[n % 40] ?? { tour: "", day: "" };
      expect(await f.book(db(), f.bookingOf(tour, day, { guests: 2 }), hotel)).toMatchObject({ ok: true });
    }
    await db().exec("update public.bookings set expires_at = now() - interval '1 minute' where status = 'pending'");
    await call(db(), f.service, "expire_holds");
    expect(await heldSeats(db())).toBe(0);
    expect(shareOf(await attack(db(), addresses(1, 18)))).toBe(0);
  });

  it("are those of the table in docs/decisions/0002-limits.md", async () => {
    const shares = async (who: Who[], goesOn: boolean) => {
      await pass(db(), 180);
      await db().exec("delete from private.rate_limits");
      const at = [shareOf(await attack(db(), who))];
      for (const minutes of goesOn ? [3, 2, 1, 3, 3, 3] : [5, 10]) {
        await pass(db(), minutes);
        at.push(shareOf(goesOn ? await attack(db(), who) : await heldSeats(db())));
      }
      return goesOn ? [at[0], at[2], at[6]] : at;
    };
    expect({
      "1, once": await shares(addresses(1, 30), false),
      "1, again and again": await shares(addresses(1, 40), true),
      "10, once": await shares(addresses(10, 31), false),
      "100, once": await shares(addresses(100, 32), false),
    }).toEqual({
      "1, once": [5.6, 5.6, 0],
      "1, again and again": [5.6, 5.6, 0.1],
      "10, once": [56.1, 25.3, 0],
      "100, once": [100, 25.3, 0],
    });
    expect(await f.seatsMismatch(db())).toEqual([]);
  });
});

onOneEngine("a hold", (db) => {
  const day = () => f.dayFromNow(db(), 30);

  it("is counted by network: all of one machine's IPv6 addresses, and IPv4 written as IPv6", async () => {
    const tour = await f.makeTour(db(), { maxGuests: 500 });
    const group = async (guests: number, address: string) => {
      const wish = f.bookingOf(tour, await day(), { guests });
      return f.book(db(), wish, from(address)).then(
        ({ ok }) => ok,
        (error: { message?: string }) => error.message !== "network_limit",
      );
    };
    expect(await group(120, "2001:db8:1:2::1")).toBe(true);
    expect(await group(60, "2001:db8:1:2:ffff::9")).toBe(false);
    expect(await group(60, "2001:db8:1:3::1")).toBe(true);
    expect(await group(120, "192.0.2.7")).toBe(true);
    expect(await group(60, "::ffff:192.0.2.7")).toBe(false);
  });

  it("leaves the network's count when it is paid, not when it is cancelled", async () => {
    const tour = await f.makeTour(db(), { maxGuests: 500 });
    const hotel = from("192.0.2.8");
    const book = async (guests: number) => {
      const wish = f.bookingOf(tour, await day(), { guests });
      return { wish, answer: await f.book(db(), wish, hotel) };
    };
    const cancelled = (await book(80)).wish;
    await f.cancel(db(), cancelled);
    const paid = (await book(80)).wish;
    await expect(book(10)).rejects.toMatchObject({ code: "PT429", message: "network_limit", detail: /^\d+$/ });
    await f.pay(db(), paid);
    expect((await book(10)).answer).toMatchObject({ ok: true });
    expect(await f.count(db(), `public.bookings where id = '${paid.id}' and held_from is not null`)).toBe(0);
  });

  it("lasts 30 minutes, or 10 when it leaves less than half of the seats", async () => {
    await db().exec("update public.bookings set expires_at = now() - interval '1 minute' where status = 'pending'");
    await call(db(), f.service, "expire_holds");
    const tour = await f.makeTour(db(), { maxGuests: 10 });
    const minutes = async (guests: number) =>
      minutesOf((await f.book(db(), f.bookingOf(tour, await day(), { guests }))).booking);
    expect([await minutes(3), await minutes(2), await minutes(1)]).toEqual([30, 30, 10]);
  });

  const prolonged = async (maxGuests: number) => {
    const tour = await f.makeTour(db(), { maxGuests });
    const wish = f.bookingOf(tour, await day());
    await f.book(db(), wish);
    const who = f.mine(wish);
    const view = async () => (await call(db(), f.anon, "my_booking", who)) as Row;
    const open = () => f.ask(db(), f.service, "open_payment", who);
    let payment = "";
    for (let n = 0; n < 5; n += 1) payment = f.paymentOf(await open());
    expect(minutesOf(await view())).toBe(maxGuests === 2 ? 10 : 30);
    const attach = () => f.attachSession(db(), payment);
    const minutes: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      await attach();
      minutes.push(minutesOf(await view()));
      await db().exec(`update public.bookings set created_at = created_at - interval '20 minutes',
        expires_at = expires_at - interval '20 minutes' where id = '${wish.id}'`);
    }
    return minutes;
  };

  it("is extended by a payment page that is really open, and never beyond an hour", async () => {
    expect(await prolonged(500)).toEqual([30, 50, 60, 60]);
    expect(await prolonged(2)).toEqual([30, 30, 30, 30]);
  });

  it("ends when its payment can never be checked, and later money is late money", async () => {
    const tour = await f.makeTour(db(), { maxGuests: 2 });
    const wish = f.bookingOf(tour, await day());
    await f.book(db(), wish);
    const opened = await f.openPayment(db(), wish);
    const expire = async (minutes: number) => {
      await db().exec(
        `update public.bookings set expires_at = now() - interval '${minutes} minutes' where id = '${wish.id}'`,
      );
      return call(db(), f.service, "expire_holds");
    };
    expect(await expire(179)).toBe(0);
    expect(await expire(181)).toBe(1);
    expect(await f.seatsMismatch(db())).toEqual([]);
    const mails = await db().query(`select payload from public.email_outbox where kind = 'payment_failed'`);
    expect(mails).toEqual([{ payload: { asked: false } }]);
    const late = await f.event(db(), f.paymentOf(opened), "completed");
    expect(late).toMatchObject({ outcome: "applied_late", booking_status: "confirmed" });
  });

  it("in another person's name does not lock out that person elsewhere", async () => {
    const tour = await f.makeTour(db(), { maxGuests: 500 });
    const victim = async (address: string) =>
      f.book(db(), f.bookingOf(tour, await day(), { customer_email: "victim@example.com" }), from(address));
    for (let n = 0; n < 3; n += 1) expect((await victim("192.0.2.66")).ok).toBe(true);
    expect(await victim("192.0.2.66")).toMatchObject({ code: "too_many_holds" });
    expect(await victim("192.0.2.67")).toMatchObject({ ok: true });
  });
});

onOneEngine("one mailbox", (db) => {
  it("sends a few unrequested mails a day, whoever asks, under any of a mailbox's names; paid ones always", async () => {
    const tour = await f.makeTour(db(), { maxGuests: 500 });
    const day = await f.dayFromNow(db(), 30);
    const names = ["v.ictim@gmail.com", "victim+1@gmail.com", "Victim@googlemail.com"];
    for (let n = 0; n < 60; n += 1) {
      const wish = f.bookingOf(tour, day, { guests: 1, customer_email: names[n % 3] });
      expect(await f.book(db(), wish, from(`192.0.3.${n}`))).toMatchObject({ ok: true });
      await db().exec("update public.email_outbox set status = 'sent' where status = 'queued'");
      await f.cancel(db(), wish);
      await db().exec("update public.email_outbox set created_at = created_at - interval '11 minutes'");
      await f.ask(db(), f.anon, "request_booking_links", { email: "victim@gmail.com" });
    }
    const mails = "public.email_outbox where private.mailbox_of(to_address) = 'victim@gmail.com'";
    expect(await f.count(db(), `${mails} and kind <> 'booking_links'`)).toBe(3);
    expect(await f.count(db(), mails)).toBeLessThanOrEqual(5);
    await f.bookAndPay(db(), f.bookingOf(tour, day, { customer_email: names[0] }));
    expect(await f.count(db(), `${mails} and kind = 'booking_confirmed'`)).toBe(1);
  });

  it("sends no mail when it was paid, cancelled or over within two minutes", async () => {
    const tour = await f.makeTour(db(), { maxGuests: 500 });
    const wish = f.bookingOf(tour, await f.dayFromNow(db(), 30));
    await f.book(db(), wish);
    const kinds = async () =>
      (await db().query(`select kind from public.email_outbox where booking_id = '${wish.id}'`)).map(
        (row) => row["kind"],
      );
    const [mail] = await db().query(
      `select extract(epoch from next_try_at - created_at)::int as wait from public.email_outbox where booking_id = '${wish.id}'`,
    );
    expect(mail).toEqual({ wait: 120 });
    await f.pay(db(), wish);
    expect(await kinds()).toEqual(["booking_confirmed"]);
  });
});

onOneEngine("a form", (db) => {
  const message = (more: Row = {}) => ({
    message: { id: randomUUID(), name: "Anna", email: "anna@example.com", message: "Hello", ...more },
  });
  const request = (more: Row = {}) => ({
    request: { id: randomUUID(), name: "Anna", email: "anna@example.com", guests: 2, ...more },
  });

  it.each<[string, string, Row, string | undefined]>([
    ["a trip's field in a message", "submit_contact_message", message({ cities: ["x"] }), "cities"],
    ["a message in a trip request", "submit_trip_request", request({ message: "x" }), "message"],
    ["a name that is a list", "submit_contact_message", message({ name: ["Anna"] }), "name"],
    ["a very long phone", "submit_contact_message", message({ phone: "1".repeat(30) }), "phone"],
    ["a huge field", "submit_contact_message", message({ phone: "1".repeat(3_000_000) }), undefined],
    ["a huge booking", "create_booking", { booking: { special_requests: "x".repeat(3_000_000) } }, undefined],
  ])("with %s is refused by name, and nothing is stored", async (_, verb, args, field) => {
    const answer = await f.ask(db(), f.anon, verb, args);
    expect(answer).toMatchObject({ ok: false, field: field ?? null });
    for (const table of ["requests", "bookings", "email_outbox"])
      expect(await f.count(db(), `public.${table}`)).toBe(0);
  });

  it("is confirmed to its sender by a mail without the typed words, a few times a day per mailbox", async () => {
    const email = `${randomUUID().slice(0, 8)}@example.com`;
    const mails = () =>
      db().query(`select kind, payload from public.email_outbox where to_address = '${email}' order by created_at`);
    const start_date = await f.dayFromNow(db(), 40);
    const tripRequest = request({ email, wishes: "Win money", start_date, budget_cents: 90_000 });
    for (let tries = 0; tries < 2; tries += 1) await f.ask(db(), f.anon, "submit_trip_request", tripRequest);
    const payload = {
      form: "trip_request",
      start_date,
      end_date: null,
      guests: 2,
      budget_cents: 90_000,
    };
    expect(await mails()).toEqual([{ kind: "request_received", payload }]);
    for (let sent = 0; sent < 5; sent += 1) await f.ask(db(), f.anon, "submit_contact_message", message({ email }));
    expect((await mails()).map((mail) => mail["payload"])).toEqual([
      payload,
      { form: "contact_message" },
      { form: "contact_message" },
    ]);
  });
});
