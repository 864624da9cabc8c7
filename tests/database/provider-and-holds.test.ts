import { beforeAll, expect, it } from "vitest";
import { call, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

onOneEngine("housekeeping of holds and payments", (db) => {
  let tour = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [60] });
  });
  const held = async () => {
    const wish = f.bookingOf(tour, await f.dayFromNow(db(), 60));
    expect(await f.book(db(), wish)).toMatchObject({ ok: true });
    return wish;
  };
  const open = async ({ id, token }: { id: string; token: string }, provider?: string) => {
    const args = { booking_id: id, token, ...(provider ? { provider } : {}) };
    const { payment } = (await call(db(), f.service, "open_payment", args)) as { payment: Row };
    return payment;
  };
  const mailsOf = async (id: string): Promise<string[]> => {
    const rows = await db().query(
      `select kind from public.email_outbox where booking_id = '${id}' order by created_at`,
    );
    return rows.map((row) => String(row["kind"]));
  };

  it("checks an attempt with the provider it began with, whatever the shop uses since", async () => {
    const wish = await held();
    const first = await open(wish, "older");
    expect(first["provider"]).toBe("older");
    expect(await open(wish, "newer")).toMatchObject({ payment_id: first["payment_id"], provider: "older" });
    expect(await open(await held())).toMatchObject({ provider: "octo" });
  });

  it("ends a hold once the attempt without a session is ended, and mails who tried to pay", async () => {
    const wish = await held();
    const payment = await open(wish);
    await f.endHold(db(), wish.id);
    await f.event(db(), String(payment["payment_id"]), "cancelled");
    await call(db(), f.service, "expire_holds", {});
    const [row] = await db().query(`select status from public.bookings where id = '${wish.id}'`);
    expect(row?.["status"]).toBe("expired");
    expect((await mailsOf(wish.id)).filter((kind) => kind === "payment_failed")).toHaveLength(1);
    expect(await f.seatsMismatch(db())).toEqual([]);
  });

  it("mails nobody who never tried to pay when the hold ends", async () => {
    const wish = await held();
    await f.endHold(db(), wish.id);
    await call(db(), f.service, "expire_holds", {});
    expect(await mailsOf(wish.id)).not.toContain("payment_failed");
  });

  it("retries a blocked refund, and mails the operator once", async () => {
    const wish = f.bookingOf(tour, await f.dayFromNow(db(), 60));
    await f.bookAndPay(db(), wish);
    const cancelRequest = { booking_id: wish.id, reason: "The guide is ill" };
    expect(await f.ask(db(), f.admin, "admin_refund_booking", cancelRequest)).toMatchObject({ ok: true });
    for (let round = 0; round < 3; round += 1) {
      await db().exec("update public.refunds set next_try_at = now() - interval '1 second'");
      const [claimed] = (await call(db(), f.service, "claim_refunds", { how_many: 1 })) as Row[];
      if (!claimed) throw new Error("The refund is not asked again");
      const step = {
        refund: claimed["id"],
        lease: claimed["lease"],
        step: 1,
        result: "blocked",
        error: "Wrong secret",
      };
      expect(await f.ask(db(), f.service, "record_refund_step", step)).toEqual({ ok: true });
    }
    const [row] = await db().query(`select needs_attention from public.bookings where id = '${wish.id}'`);
    expect(row?.["needs_attention"]).toBe(true);
    expect((await mailsOf(wish.id)).filter((kind) => kind === "attention_operator")).toHaveLength(1);
  });

  it("removes an outdated mail for the sender who claimed it", async () => {
    await held();
    const mails = (await call(db(), f.service, "claim_emails", { how_many: 100 })) as Row[];
    const [mail] = mails;
    const drop = (lease: unknown) => call(db(), f.service, "drop_email", { mail: mail?.["id"], lease });
    expect(await drop(mails[1]?.["lease"])).toBe(false);
    expect([await drop(mail?.["lease"]), await drop(mail?.["lease"])]).toEqual([true, false]);
    expect(await f.count(db(), `public.email_outbox where id = '${String(mail?.["id"])}'`)).toBe(0);
  });

  it("stores when housekeeping last ran", async () => {
    const state = async () =>
      (await call(db(), f.service, "shop_state", {})) as {
        housekeeping: { age_seconds: number; failed: string[] } | null;
      };
    expect(await state()).toMatchObject({ housekeeping: null, backup_age_days: null });
    await call(db(), f.service, "note_housekeeping", { failed: ["mails"] });
    await call(db(), f.service, "note_housekeeping", { failed: [] });
    const { housekeeping } = await state();
    expect(housekeeping).toMatchObject({ failed: [] });
    expect(housekeeping?.age_seconds).toBeLessThan(30);
  });

  it("checks a payment every minute while its page may be open, and seldom after", async () => {
    const wish = await held();
    const opened = await f.openPayment(db(), wish);
    const id = f.paymentOf(opened);
    const inSeconds = async () => {
      const [row] = await db().query(
        `select extract(epoch from next_check_at - now())::int as left from public.payments where id = '${id}'`,
      );
      return Number(row?.["left"]);
    };
    // Housekeeping runs each 60 s, so a payment right after opening shows within 80 s.
    expect(await inSeconds()).toBeLessThanOrEqual(20);
    const claimAt = async (age: string, checks: number) => {
      await db().exec(`update public.payments set next_check_at = now(), checks = ${checks},
        created_at = now() - interval '${age}' where id = '${id}'`);
      await f.ask(db(), f.service, "claim_due_payments", { how_many: 200 });
      return inSeconds();
    };
    for (const [age, checks] of [
      ["1 minute", 0],
      ["5 minutes", 3],
      ["60 minutes", 40],
    ] as const)
      expect(await claimAt(age, checks)).toBeLessThanOrEqual(30);
    expect(await claimAt("3 hours", 60)).toBeGreaterThan(600);
    expect(await claimAt("1 day", 60)).toBeGreaterThan(3_000);
  });

  it("asks about completed payments now and then, for half a year, and hears of the provider's own refund", async () => {
    const wish = f.bookingOf(tour, await f.dayFromNow(db(), 60));
    await f.book(db(), wish);
    const id = f.paymentOf(await f.openPayment(db(), wish));
    await f.attachSession(db(), id);
    await f.event(db(), id, "completed");
    const claims = async () => {
      const claimed = (await call(db(), f.service, "claim_due_payments", { how_many: 50 })) as Row[];
      return claimed.some((payment) => payment["payment_id"] === id);
    };
    const claimsAt = async (paid: string, untilCheck: string) => {
      await db().exec(`update public.payments set paid_at = now() - interval '${paid}',
        next_check_at = next_check_at - interval '${untilCheck}' where id = '${id}'`);
      return claims();
    };
    expect(await claims()).toBe(false);
    expect(await claimsAt("23 hours", "23 hours")).toBe(false);
    expect(await claimsAt("25 hours", "2 hours")).toBe(true);
    expect(await claims()).toBe(false);
    expect(await claimsAt("20 days", "25 hours")).toBe(true);
    expect(await claimsAt("22 days", "2 days")).toBe(false);
    expect(await claimsAt("28 days", "6 days")).toBe(true);
    expect(await claimsAt("181 days", "30 days")).toBe(false);
    expect(await f.event(db(), id, "refunded")).toMatchObject({ outcome: "applied", booking_status: "refunded" });
    expect(await claimsAt("20 days", "30 days")).toBe(false);
  });

  it("claims at most five completed payments at once, after those whose page is open", async () => {
    for (let n = 0; n < 6; n += 1) await f.bookAndPay(db(), f.bookingOf(tour, await f.dayFromNow(db(), 60)));
    const open = f.paymentOf(await f.openPayment(db(), await held()));
    await db()
      .exec(`update public.payments set next_check_at = now() - case when is_open then interval '0' else interval '3 days' end
      where method = 'provider'`);
    const claimed = (await call(db(), f.service, "claim_due_payments", { how_many: 200 })) as Row[];
    expect(claimed.filter(({ status }) => status === "completed")).toHaveLength(5);
    expect(claimed.at(-1)?.["status"]).toBe("pending");
    expect(claimed.map((payment) => payment["payment_id"])).toContain(open);
  });
});
