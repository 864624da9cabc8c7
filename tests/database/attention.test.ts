import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import * as g from "./support/guides.ts";

const MISSED = "balance_missed";
const TOTAL = 98_010;

onOneEngine("a booking that needs attention", (db) => {
  let scene: g.Scene;
  const phone = g.aPhone();
  beforeAll(async () => {
    scene = await g.scene(db());
    await db().exec("update public.tours set max_guests = 500");
    await g.roster(db(), f.guide, phone);
  });
  const owing = () => f.bookByHand(db(), scene.mine.tour, scene.mine.day);
  type Booking = Awaited<ReturnType<typeof owing>>;
  const standing = (id: string) =>
    one(db(), `select needs_attention as flagged, attention_reason as why from public.bookings where id = '${id}'`);
  const record = (id: string, amount_cents: number, payment_id: string = randomUUID()) =>
    f.ask(db(), f.admin, "admin_record_money", { booking_id: id, payment_id, method: "cash", amount_cents });
  const change = (id: string, wanted: Row) =>
    f.ask(db(), f.admin, "admin_change_booking", {
      booking_id: id,
      change: { id: randomUUID(), ...wanted },
      reason: "x",
    });
  const missed = async () => {
    const booking = await owing();
    await db().exec(`update public.bookings set balance_due_on = private.today() - 1,
      confirmed_at = now() - interval '2 days' where id = '${booking.id}'`);
    await f.ask(db(), f.service, "queue_reminders", {});
    expect(await standing(booking.id)).toEqual({ flagged: true, why: MISSED });
    return booking;
  };

  describe("a balance that was not paid in time", () => {
    it.each<[string, (booking: Booking) => Promise<unknown>]>([
      ["it is paid by the provider", (booking) => f.pay(db(), booking)],
      ["cash is recorded at the desk", ({ id }) => record(id, TOTAL)],
      [
        "a guide takes cash",
        (booking) =>
          f.ask(db(), f.anon, "report_cash", {
            cash: g.cashOf(phone, { ...scene.mine, booking }, { amount_cents: TOTAL, charged_minor: TOTAL }),
          }),
      ],
      [
        "a gift card pays it",
        async ({ id, token }) => {
          const { code } = await f.makeGiftCard(db(), TOTAL);
          const args = { booking_id: id, token, code, payment_id: randomUUID(), expected_cents: TOTAL };
          expect(await f.ask(db(), f.anon, "use_gift_card", args)).toMatchObject({ ok: true });
        },
      ],
      [
        "the price goes down to what was paid",
        async ({ id }) => {
          await record(id, 49_500);
          const shown = await f.ask(db(), f.admin, "admin_change_outlook", {
            booking_id: id,
            change: { guests: 1, back_cents: 0, waive_fee: true },
          });
          await change(id, { guests: 1, waive_fee: true, difference_cents: shown["difference_cents"] });
        },
      ],
      ["it is cancelled", ({ id }) => f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: id, reason: "x" })],
      [
        "another day becomes its last",
        ({ id }) => db().exec(`update public.bookings set balance_due_on = private.today() + 3 where id = '${id}'`),
      ],
    ])("no longer needs attention when %s", async (_, settle) => {
      const booking = await missed();
      await settle(booking);
      expect(await standing(booking.id)).toEqual({ flagged: false, why: null });
    });

    it("needs attention until all of it is paid", async () => {
      const { id } = await missed();
      await record(id, TOTAL - 1);
      expect(await standing(id)).toEqual({ flagged: true, why: MISSED });
      await record(id, 1);
      expect(await standing(id)).toEqual({ flagged: false, why: null });
    });

    it("keeps every other reason, in any order", async () => {
      const { id } = await missed();
      await db().exec(`update public.bookings set attention_reason = 'Call the hotel. ${MISSED}. Send the visa letter.'
        where id = '${id}'`);
      await record(id, TOTAL);
      expect(await standing(id)).toEqual({ flagged: true, why: "Call the hotel. Send the visa letter." });
    });
  });

  describe("money beyond what is owed", () => {
    const paid = async () => {
      const booking = await owing();
      await record(booking.id, TOTAL);
      return booking.id;
    };

    it.each<[string, (id: string) => Promise<unknown>, string]>([
      ["a little more than the price", (id) => record(id, 500), "paid_too_much:5.00"],
      ["more than the price at once", (id) => record(id, TOTAL + 500), "paid_too_much:985.10"],
      ["the whole price again", (id) => record(id, TOTAL), "paid_twice"],
      [
        "two sums beyond it",
        async (id) => [await record(id, 500), await record(id, TOTAL)],
        "paid_too_much:5.00. paid_twice",
      ],
    ])("names the reason for %s", async (_, more, why) => {
      const id = await paid();
      await more(id);
      expect(await standing(id)).toEqual({ flagged: true, why });
    });

    it.each<[string, number, { flagged: boolean; why: string | null }]>([
      ["all of it pays", 500, { flagged: false, why: null }],
      ["a part of it pays", 100_000, { flagged: true, why: "paid_too_much:524.80" }],
    ])("says no more than is left when %s a dearer change", async (_, beyond, after) => {
      const id = await paid();
      await record(id, beyond);
      const shown = await f.ask(db(), f.admin, "admin_change_outlook", { booking_id: id, change: { guests: 3 } });
      await change(id, { guests: 3, difference_cents: shown["difference_cents"] });
      expect(await standing(id)).toEqual(after);
    });

    it("keeps the other reasons when it arrives and when it was a mistake", async () => {
      const id = await paid();
      await db().exec(
        `update public.bookings set needs_attention = true, attention_reason = 'Call the hotel' where id = '${id}'`,
      );
      const payment = randomUUID();
      await record(id, 500, payment);
      expect((await standing(id))["why"]).toBe("Call the hotel. paid_too_much:5.00");
      await f.ask(db(), f.admin, "admin_void_money", { payment_id: payment, reason: "Wrong booking" });
      expect(await standing(id)).toEqual({ flagged: true, why: "Call the hotel" });
    });
  });
});
