import { beforeAll, expect, it } from "vitest";
import { type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

onOneEngine("mails about refunds", (db) => {
  let tour = "";
  let day = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    day = await f.dayFromNow(db(), 45);
    tour = await f.makeTour(db(), { maxGuests: 500, days: [45] });
  });
  const paid = async () => {
    const wish = f.bookingOf(tour, day);
    return { ...wish, payment: await f.bookAndPay(db(), wish) };
  };
  const refund = (id: string, more: Row = {}) =>
    f.ask(db(), f.admin, "admin_refund_booking", { booking_id: id, reason: "Weather", ...more });
  const mails = async (id: string) =>
    (
      await db().query(`select kind, payload from public.email_outbox
        where booking_id = '${id}' and kind in ('refund_promised', 'booking_cancelled') order by version`)
    ).map(({ kind, payload }) => [kind, (payload as Row)["refund_cents"], (payload as Row)["ways"]]);

  it("are sent for each refund the desk decides, with its amount and way", async () => {
    const { id } = await paid();
    await refund(id, { amount_cents: 5_083 });
    await refund(id, { amount_cents: 100 });
    expect(await refund(id, { amount_cents: 9_999_900 })).toMatchObject({ ok: false });
    expect(await mails(id)).toEqual([
      ["refund_promised", 5_083, [{ method: "provider", cents: 5_083, status: "pending" }]],
      ["refund_promised", 100, [{ method: "provider", cents: 100, status: "pending" }]],
    ]);
  });

  it("are not sent beside the mail of a cancellation, which names the refund", async () => {
    const { id, token } = await paid();
    await f.ask(db(), f.anon, "cancel_my_booking", {
      booking_id: id,
      token,
      expected_refund_cents: 73_508,
      expected_status: "confirmed",
    });
    expect((await mails(id)).map(([kind, cents]) => [kind, cents])).toEqual([["booking_cancelled", 73_508]]);
  });

  it("are sent for what the provider returned by itself, however often it reports that", async () => {
    const { id, payment } = await paid();
    await refund(id, { amount_cents: 8_010 });
    for (const _ of [1, 2, 3]) await f.event(db(), payment, "refunded");
    expect(await mails(id)).toEqual([
      ["refund_promised", 8_010, [{ method: "provider", cents: 8_010, status: "pending" }]],
      ["refund_promised", 90_000, [{ method: "provider", cents: 90_000, status: "succeeded" }]],
    ]);
  });
});
