import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { failureText } from "../../src/text/desk.ts";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

type Answer = Row & { ok: boolean; code?: string; now?: Row };
type Whose = "first" | "second";
type Writing = {
  what: string;
  seen: () => Promise<{ seen: Row; stands: string }>;
  write: (seen: Row, whose: Whose) => Promise<unknown>;
  code: "changed" | "booking_changed";
};
const of = <T>(whose: Whose, first: T, second: T): T => (whose === "first" ? first : second);

onOneEngine("two admins who save at once", (db) => {
  let [tour, day] = ["", ""];
  let ahead = 30;
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [30, 40] });
    day = await f.dayFromNow(db(), 30);
  });
  const ask = (verb: string, args: Row) => call(db(), f.admin, verb, args) as Promise<Answer>;
  const row = (sql: string) => one(db(), sql);
  const nextDay = () => f.dayFromNow(db(), (ahead += 101));
  const pick = (from: Row, ...names: string[]) => Object.fromEntries(names.map((name) => [name, from[name]]));
  const shown = async (id: string) => ({ ...((await ask("admin_booking", { booking_id: id })) as Row), id });
  const booked = async () => {
    const wish = f.bookingOf(tour, day);
    await f.bookAndPay(db(), wish);
    return wish.id;
  };
  const ofBooking = async () => {
    const id = await booked();
    const stands = `select status, total_price::text, guests, customer_last_name, needs_attention, attention_reason, guide_note
      from public.bookings where id = '${id}'`;
    return { seen: await shown(id), stands };
  };
  const MONEY = ["total_cents", "paid_cents", "refunded_cents"];
  const expected = (seen: Row) => pick(seen, "status", "check_in", "guests", "options", "attention_reason", ...MONEY);
  const ofDeparture = async (id: string) => ({
    seen: await row(`select id::text, revision::int from public.departures where id = '${id}'`),
    stands: `select places, guide_note, note, state from public.departures where id = '${id}'`,
  });
  const save = (seen: Row, changes: Row) =>
    ask("save_departure", { departure: { ...pick(seen, "id", "revision"), ...changes } });
  const mark = (booking_id: unknown, reason: string) =>
    ask("admin_mark_bookings", {
      marking: { id: randomUUID(), booking_ids: [booking_id], attention: true, reason },
    });

  const writings: Writing[] = [
    {
      what: "a departure that is offered",
      seen: async () => {
        const id = randomUUID();
        await ask("save_departure", { departure: { id, tour_id: tour, start_date: await nextDay() } });
        return ofDeparture(id);
      },
      write: (seen, whose) => save(seen, { places: of(whose, 11, 22), guide_note: whose }),
      code: "changed",
    },
    {
      what: "a departure on request",
      seen: async () => {
        const { id } = await f.bookByHand(db(), tour, await nextDay());
        const made = await row(`select departure_id::text as id from public.bookings where id = '${id}'`);
        return ofDeparture(String(made["id"]));
      },
      write: (seen, whose) => save(seen, { note: whose }),
      code: "changed",
    },
    {
      what: "a guide",
      seen: async () => {
        const id = randomUUID();
        await ask("save_guide", { guide: { id, name: "Aziz", phone: null, email: null, revision: 0 } });
        return { seen: { id, revision: 1 }, stands: `select name from public.guides where id = '${id}'` };
      },
      write: (seen, whose) => ask("save_guide", { guide: { ...seen, name: whose, phone: null, email: null } }),
      code: "changed",
    },
    {
      what: "a code",
      seen: async () => {
        const id = randomUUID();
        const seen = { ...f.codeOf({ id }), revision: 0 };
        await ask("save_code", { code: seen });
        return { seen: { ...seen, revision: 1 }, stands: `select percent from public.codes where id = '${id}'` };
      },
      write: (seen, whose) => ask("save_code", { code: { ...seen, percent: of(whose, 11, 22) } }),
      code: "changed",
    },
    {
      what: "exchange rates",
      seen: async () => {
        const today = await f.dayFromNow(db(), 0);
        await ask("admin_save_rates", { rates: [{ currency: "UZS", per_dollar: 12_000, day: today }] });
        const stands =
          "select per_dollar::int from public.exchange_rates where currency = 'UZS' order by day desc limit 1";
        return { seen: { today, rates: { UZS: 12_000 } }, stands };
      },
      write: ({ today, rates }, whose) =>
        ask("admin_save_rates", {
          rates: [{ currency: "UZS", per_dollar: of(whose, 12_100, 12_200), day: today }],
          seen: rates,
        }),
      code: "changed",
    },
    {
      what: "a review that is judged",
      seen: async () => {
        const id = await booked();
        await db().exec(`insert into public.reviews (booking_id, item_id, rating, words, name, month, written_at)
          values ('${id}', '${tour}', 5, 'Fine', 'Anna', '2026-11', 1)`);
        return {
          seen: { booking_id: id, written_at: 1, expected: { status: "waiting", answer: null, reason: null } },
          stands: `select status, answer, reason from public.reviews where booking_id = '${id}'`,
        };
      },
      write: (seen, whose) => ask("judge_review", { ...seen, publish: whose === "first", words: "Thank you" }),
      code: "changed",
    },
    {
      what: "a note for the guide of a booking",
      seen: ofBooking,
      write: (seen, whose) => ask("save_guide_note", { booking: seen["id"], note: whose, seen: null }),
      code: "changed",
    },
    {
      what: "a traveler's name",
      seen: ofBooking,
      write: (seen, whose) =>
        ask("admin_correct_guest", {
          booking_id: seen["id"],
          guest: { customer_last_name: whose },
          expected: pick(seen, "customer_first_name", "customer_last_name", "customer_email", "customer_phone"),
        }),
      code: "booking_changed",
    },
    {
      what: "the guests of a booking",
      seen: ofBooking,
      write: async (seen, whose) => {
        const change = { id: randomUUID(), guests: of(whose, 1, 3), back_cents: 0 };
        const { difference_cents } = await ask("admin_change_outlook", { booking_id: seen["id"], change });
        return ask("admin_change_booking", {
          booking_id: seen["id"],
          change: { ...change, difference_cents },
          reason: whose,
          expected: expected(seen),
        });
      },
      code: "booking_changed",
    },
    {
      what: "a booking that is cancelled",
      seen: ofBooking,
      write: (seen, whose) =>
        whose === "first"
          ? ask("admin_correct_guest", { booking_id: seen["id"], guest: { customer_last_name: "Other" } })
          : ask("admin_cancel_booking", {
              booking_id: seen["id"],
              reason: "x",
              refund_cents: 0,
              expected: { ...expected(seen), ...pick(seen, "customer_last_name") },
            }),
      code: "booking_changed",
    },
    {
      what: "money that is given back",
      seen: ofBooking,
      write: (seen, whose) =>
        ask("admin_refund_booking", {
          booking_id: seen["id"],
          reason: whose,
          amount_cents: 1_000,
          expected: expected(seen),
        }),
      code: "booking_changed",
    },
    {
      what: "a reason for attention, resolved while another came",
      seen: async () => {
        const { seen, stands } = await ofBooking();
        await mark(seen["id"], "Call back");
        return { seen: await shown(String(seen["id"])), stands };
      },
      write: (seen, whose) =>
        whose === "first"
          ? mark(seen["id"], "Passport expired")
          : ask("admin_confirm_booking", { booking_id: seen["id"], reason: "Called", expected: expected(seen) }),
      code: "booking_changed",
    },
  ];

  it.each(writings)(
    "show the second admin what the first did, and lose nothing: $what",
    async ({ seen, write, code }) => {
      const { seen: before, stands } = await seen();
      expect(await write(before, "first")).toMatchObject({ ok: true });
      const after = await row(stands);
      const secondAnswer = (await write(before, "second")) as Answer;
      expect(secondAnswer).toMatchObject({ ok: false, code });
      expect(failureText({ reason: String(secondAnswer.code), refusal: { code, now: secondAnswer.now } })).toMatch(
        /changed/,
      );
      expect(await row(stands)).toEqual(after);
    },
  );

  it("change a tour from one revision only once", async () => {
    const { revision } = await row(`select revision::text from public.tours where id = '${tour}'`);
    const rename = (title: string) =>
      ask("admin_save_item", { item_type: "tour", item_id: tour, fields: { title }, seen: Number(revision) });
    expect(await rename("First")).toMatchObject({ ok: true, item: { title: "First" } });
    expect(await rename("Second")).toMatchObject({ ok: false, code: "changed", now: { title: "First" } });
    expect(await row(`select title from public.tours where id = '${tour}'`)).toEqual({ title: "First" });
  });

  it("give both their reasons for attention, and one given twice is stored once", async () => {
    const id = await booked();
    for (const reason of ["Call back", "Passport expired", "Call back"]) await mark(id, reason);
    expect(await row(`select attention_reason from public.bookings where id = '${id}'`)).toEqual({
      attention_reason: "Call back. Passport expired",
    });
  });

  it("answer a request once: the first stays", async () => {
    const id = randomUUID();
    await db().exec(`insert into public.requests (kind, id, name, email, message)
      values ('contact_message', '${id}', 'Anna', 'anna@example.com', 'Hello there')`);
    const answer = () => ask("admin_mark_answered", { kind: "contact_message", id, answered: true });
    const how = () =>
      row(`select answered_at::text,
        (select count(*)::int from public.audit_log a where a.entity_id = '${id}') as told from public.requests where id = '${id}'`);
    expect(await answer()).toEqual({ ok: true });
    const first = await how();
    expect(await answer()).toEqual({ ok: true });
    expect(await how()).toEqual(first);
  });
});
