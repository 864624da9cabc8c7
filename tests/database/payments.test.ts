import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

const states = ["pending", "wait_user_action", "processing", "completed", "failed", "cancelled", "refunded"];
const steps: Record<string, string[]> = {
  pending: ["wait_user_action", "processing", "completed", "failed", "cancelled"],
  wait_user_action: ["processing", "completed", "failed", "cancelled"],
  processing: ["completed", "failed", "cancelled"],
  completed: ["refunded"],
  failed: ["completed"],
  cancelled: ["completed"],
  refunded: [],
};
const bookingStates = ["pending", "confirmed", "expired", "cancelled", "refunded"];
const bookingSteps: Record<string, string[]> = {
  pending: ["confirmed", "expired", "cancelled"],
  confirmed: ["cancelled", "refunded"],
  expired: ["confirmed", "refunded"],
  cancelled: ["confirmed", "refunded"],
  refunded: [],
};

onOneEngine("a payment", (db) => {
  let tour = "";
  let day = "";
  beforeAll(async () => {
    tour = await f.makeTour(db(), { maxGuests: 500 });
    day = await f.dayFromNow(db(), 30);
  });
  const open = async (wish: Row & { id: string; token: string }, tourless = false) => {
    if (!tourless) await f.book(db(), wish);
    return f.openPayment(db(), wish);
  };
  const openNew = async (wish = f.bookingOf(tour, day)) => ({
    wish,
    payment: f.paymentOf(await open(wish)),
  });
  const mails = (id: string, kind: string) =>
    f.count(db(), `public.email_outbox where booking_id = '${id}' and kind = '${kind}'`);
  const rowOf = (id: string) => one(db(), `select *, expires_at::text from public.bookings where id = '${id}'`);

  describe("its states", () => {
    const forced = async (table: string, id: string, from: string, to: string) => {
      await db()
        .exec(`alter table public.${table} disable trigger guard; update public.${table} set status = '${from}' where id = '${id}';
        alter table public.${table} enable trigger guard`);
      return db()
        .exec(`update public.${table} set status = '${to}' where id = '${id}'`)
        .then(
          () => true,
          () => false,
        );
    };
    it("allow exactly the designed steps of a payment, in SQL and through events", async () => {
      const { payment } = await openNew();
      for (const from of states)
        for (const to of states) {
          const allowed = from === to || (steps[from] ?? []).includes(to);
          expect([from, to, await forced("payments", payment, from, to)]).toEqual([from, to, allowed]);
        }
    });
    it("allow exactly the designed steps of a booking", async () => {
      const { wish } = await openNew();
      for (const from of bookingStates)
        for (const to of bookingStates) {
          const allowed = from === to || (bookingSteps[from] ?? []).includes(to);
          expect([from, to, await forced("bookings", wish.id, from, to)]).toEqual([from, to, allowed]);
        }
      await forced("bookings", wish.id, "pending", "pending");
    });
    it("keep what was agreed", async () => {
      const { wish, payment } = await openNew();
      for (const set of ["amount_cents = 1", "booking_id = gen_random_uuid()", "payment_id = 'x'"])
        await expect(db().exec(`update public.payments set ${set} where id = '${payment}'`)).rejects.toThrow();
      for (const set of ["guests = 9", "quote = '{}'", "check_in = check_in + 1", "reference = 'x'"])
        await expect(db().exec(`update public.bookings set ${set} where id = '${wish.id}'`)).rejects.toThrow();
    });
  });

  it("opens one attempt per booking and extends the hold", async () => {
    const { wish, payment } = await openNew();
    const again = await open(wish, true);
    expect(again.payment?.["payment_id"]).toBe(payment);
    expect(again.payment).toMatchObject({ amount_cents: 98_010, status: "pending" });
    await expect(
      db().exec(`insert into public.payments (booking_id, amount_cents, customer_data, booking_data, search_text)
        values ('${wish.id}', 1, '{}', '{}', '')`),
    ).rejects.toThrow(/payments_one_open/);
    await f.event(db(), payment, "cancelled");
    expect((await open(wish, true)).payment?.["payment_id"]).not.toBe(payment);
    expect(await f.ask(db(), f.service, "open_payment", { booking_id: wish.id, token: f.newToken() })).toMatchObject({
      code: "not_found",
    });
    await db().exec(
      `update public.bookings set created_at = now() - interval '3 hours', expires_at = now() + interval '1 second' where id = '${wish.id}'`,
    );
    const before = (await rowOf(wish.id))["expires_at"];
    await open(wish, true);
    expect((await rowOf(wish.id))["expires_at"]).toBe(before);
    await f.endHold(db(), wish.id);
    expect(await open(wish, true)).toMatchObject({ code: "hold_over" });
  });

  it("confirms once, mails once, and ignores late, repeated and backward events", async () => {
    const { wish, payment } = await openNew();
    const key = randomUUID();
    expect(await f.event(db(), payment, "processing")).toMatchObject({ outcome: "applied" });
    expect(await f.event(db(), payment, "wait_user_action")).toMatchObject({ outcome: "ignored" });
    expect(await f.event(db(), payment, "completed", { dedupe_key: key, amount: 1 })).toMatchObject({
      outcome: "wrong_amount",
      needs_attention: true,
    });
    expect(await f.event(db(), payment, "completed", { amount: 98_010 })).toMatchObject({
      outcome: "applied",
      booking_status: "confirmed",
    });
    expect(await f.event(db(), payment, "completed", { dedupe_key: key })).toMatchObject({ outcome: "duplicate" });
    expect(await f.event(db(), payment, "completed")).toMatchObject({ outcome: "noop" });
    for (const late of ["failed", "cancelled", "pending"])
      expect(await f.event(db(), payment, late)).toMatchObject({ outcome: "ignored", booking_status: "confirmed" });
    expect(await f.event(db(), payment, null)).toMatchObject({ outcome: "stored" });
    expect(await mails(wish.id, "booking_confirmed")).toBe(1);
    expect(await f.count(db(), `public.payment_events where payment_id = '${payment}'`)).toBe(9);
    expect(await open(wish, true)).toMatchObject({ ok: false, code: "already_paid" });
  });

  it("applies 20 parallel 'completed' events once", async () => {
    const { wish, payment } = await openNew();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => f.event(db(), payment, "completed", { dedupe_key: `${payment}:${n % 10}` })),
    );
    const outcomes = answers.map((answer) => String(answer["outcome"])).toSorted();
    expect(outcomes).toEqual(["applied", ...Array(10).fill("duplicate"), ...Array(9).fill("noop")]);
    expect(await mails(wish.id, "booking_confirmed")).toBe(1);
    expect(await f.seatsMismatch(db())).toEqual([]);
  });

  it("fails with a mail, and completes when the money comes late", async () => {
    const { wish, payment } = await openNew();
    await f.event(db(), payment, "failed");
    expect(await mails(wish.id, "payment_failed")).toBe(1);
    expect(await f.event(db(), payment, "completed")).toMatchObject({
      outcome: "applied",
      booking_status: "confirmed",
    });
  });

  it("ends no hold whose payment was not checked, and seats late money only when there are seats", async () => {
    const small = await f.makeTour(db(), { maxGuests: 2 });
    const { wish, payment } = await openNew(f.bookingOf(small, day));
    await f.endHold(db(), wish.id);
    expect(await call(db(), f.service, "expire_holds")).toBe(0);
    const due = (await call(db(), f.service, "claim_due_payments")) as Row[];
    expect(due.map((claimed) => claimed["payment_id"])).toContain(payment);
    expect(await call(db(), f.service, "claim_due_payments")).toEqual([]);
    await call(db(), f.service, "mark_payment_checked", { payment_id: payment });
    expect(await call(db(), f.service, "expire_holds")).toBe(1);
    const other = await openNew(f.bookingOf(small, day));
    expect(await f.event(db(), payment, "completed")).toMatchObject({
      outcome: "applied_attention",
      booking_status: "expired",
      needs_attention: true,
    });
    expect([await mails(wish.id, "attention_operator"), await mails(wish.id, "attention_traveler")]).toEqual([1, 1]);
    await f.cancel(db(), other.wish);
    const lucky = await openNew(f.bookingOf(small, day));
    await f.endHold(db(), lucky.wish.id);
    await call(db(), f.service, "mark_payment_checked", { payment_id: lucky.payment });
    await call(db(), f.service, "expire_holds");
    expect(await f.event(db(), lucky.payment, "completed")).toMatchObject({
      outcome: "applied_late",
      booking_status: "confirmed",
    });
    expect(await f.seatsMismatch(db())).toEqual([]);
  });

  it("flags money paid twice or after cancelling", async () => {
    const { wish, payment } = await openNew();
    await f.event(db(), payment, "cancelled");
    const second = f.paymentOf(await open(wish, true));
    await f.event(db(), second, "completed");
    expect(await f.event(db(), payment, "completed")).toMatchObject({
      outcome: "applied_double",
      booking_status: "confirmed",
    });
    const cancelledBooking = await openNew();
    await f.cancel(db(), cancelledBooking.wish);
    expect(await f.event(db(), cancelledBooking.payment, "completed")).toMatchObject({
      outcome: "applied_attention",
      booking_status: "cancelled",
    });
  });

  it("is refreshed for one of 30 callers at once, and opened without a name", async () => {
    const { payment } = await openNew();
    for (let n = 0; n < 2; n += 1) expect(await f.attachSession(db(), payment)).toMatchObject({ ok: true });
    const other = await f.attachSession(db(), payment, { provider_payment_id: "x" });
    expect(other).toMatchObject({ code: "other_session" });
    const ref = `p-${payment}`;
    const claims = await Promise.all(
      Array.from({ length: 30 }, () => call(db(), f.service, "claim_payment_refresh", { payment_id: ref })),
    );
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
    const seen = (await call(db(), f.anon, "payment_status", { payment_id: ref })) as Row;
    expect(Object.keys(seen).toSorted().join(" ")).toBe(
      "amount_cents balance_due_on booking_id booking_status check_in check_out created_at currency guests language " +
        "method needs_attention options owed_cents paid_at payment_id provider_payment_id status title",
    );
    expect(await call(db(), f.anon, "payment_status", { payment_id: "x" })).toBeNull();
  });
});
