import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { call, type Database, one, type Row } from "./support/database.ts";
import { openMigrated } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { moneyLies } from "./support/money-lies.ts";
import { connect, type Served } from "./support/postgres.ts";
import { postgresBinaries } from "./support/postgres-cluster.ts";

const ROUNDS = 16;
const CLIENTS = 24;
const bin = postgresBinaries();
const title = "the verbs of one booking at the same moment";
const codeOf = (error: unknown): string => String((error as { code?: string }).code ?? error);

describe.skipIf(bin === null)(bin ? title : `${title} (SKIPPED: no package for this platform)`, () => {
  let db: Served;
  let sql: ReturnType<typeof connect>;
  let many: Database;
  let tour = "";
  let days: string[] = [];
  beforeAll(async () => {
    db = openMigrated(bin ?? "");
    await f.addAccounts(db);
    tour = await f.makeTour(db, { maxGuests: 500, days: [30, 60] });
    days = await Promise.all([30, 60].map((ahead) => f.dayFromNow(db, ahead)));
    sql = connect(db.socket, CLIENTS);
    many = {
      ...db,
      transaction: async (run) =>
        (await sql.begin((tx) => run((text) => tx.unsafe<Row[]>(text).then((rows) => [...rows])))) as never,
    };
  });
  afterAll(async () => {
    await sql.end({ timeout: 1 });
    await db.close();
  });

  const bookPaid = async () => {
    const wish = f.bookingOf(tour, days[0] ?? "");
    return { ...wish, payment: await f.bookAndPay(db, wish) };
  };
  const cash = (booking: string, more: Row = {}) =>
    call(many, f.admin, "admin_record_money", {
      booking_id: booking,
      payment_id: randomUUID(),
      method: "cash",
      amount_cents: 5_000,
      ...more,
    });
  const mark = (ids: string[], attention = true) => ({
    marking: { id: randomUUID(), booking_ids: ids, attention, reason: "Looked at" },
  });

  const untilOneWaits = () =>
    vi.waitUntil(
      async () =>
        (await f.count(
          db,
          "pg_stat_activity where wait_event_type = 'Lock' and state = 'active' and query like '%refunded%'",
        )) > 0,
      { timeout: 30_000, interval: 10 },
    );

  /**
   * The desk holds the booking, the provider takes the payment back meanwhile, and the desk goes on with a mail about that
   * payment. Answers the codes of what failed.
   */
  const meet = async (): Promise<string[]> => {
    const { id, payment } = await bookPaid();
    const failed: string[] = [];
    const note = (asked: Promise<unknown>) =>
      asked.then(
        () => undefined,
        (error) => void failed.push(codeOf(error)),
      );
    const desk = await sql.reserve();
    await desk.unsafe(`begin; select set_config('request.jwt.claims', '{"sub": "${f.admin.sub}"}', true)`).simple();
    await desk.unsafe(`select private.admin_mark_bookings('${JSON.stringify(mark([id]).marking)}')`);
    const takenBack = note(f.event(many, payment, "refunded"));
    await untilOneWaits();
    await note(desk.unsafe(`select private.resend_confirmation('${payment}')`).execute());
    await desk.unsafe("end");
    await takenBack;
    desk.release();
    return failed;
  };

  it("deadlocks when a verb locks the payments before the booking", async () => {
    const sourceOf = async (name: string) =>
      String((await one(db, `select pg_get_functiondef('private.${name}'::regproc) as source`))["source"]);
    const [lock, marking] = [await sourceOf("lock_booking"), await sourceOf("admin_mark_bookings")];
    const locks = /( {2}select b\.\* into.*\n)( {2}perform 1.*\n)/;
    expect(lock).toMatch(locks);
    await db.exec(lock.replace(locks, "$2$1"));
    await db.exec(
      marking.replace(
        "booking := private.lock_booking(wanted);",
        "select b.* into booking from public.bookings b where b.id = wanted for update;",
      ),
    );
    const failed = await meet();
    await db.exec(`${lock}; ${marking}`);
    expect(failed).toEqual(["40P01"]);
  });

  it("waits in one line when the booking is locked first", async () => {
    expect(await meet()).toEqual([]);
  });

  const claimAndSend = async () => {
    const claimed = (await call(many, f.service, "claim_refunds", { how_many: 50 })) as Row[];
    for (const { id, lease, step, amount_cents } of claimed)
      await call(many, f.service, "record_refund_step", {
        refund: id,
        lease,
        step,
        result: Math.random() < 0.7 ? "succeeded" : "failed",
        cents: amount_cents,
      });
  };

  const sendAgain = async () => {
    const failed = await db.query("select id from public.refunds where status = 'failed' limit 2");
    for (const { id } of failed)
      await call(many, f.admin, "admin_send_refund_again", { refund_id: id, reason: "Once more" });
  };

  it(`meets no deadlock in ${ROUNDS} rounds of all verbs`, async () => {
    const codes: Record<string, number> = {};
    let calls = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const [paid, open] = [await bookPaid(), f.bookingOf(tour, days[0] ?? "")];
      await f.book(db, open);
      const opened = await f.ask(db, f.service, "open_payment", { booking_id: open.id, token: open.token });
      const pending = String(opened.payment?.["payment_id"]);
      const mine = { booking_id: paid.id, token: paid.token };
      const voidable = randomUUID();
      await cash(paid.id, { payment_id: voidable });
      await call(db, f.admin, "admin_refund_booking", { booking_id: paid.id, reason: "x", amount_cents: 6_000 });
      const card = { id: randomUUID(), amount_cents: 3_000, sold_for: "cash", to_name: "Anna" };
      const { code } = await f.ask(db, f.admin, "make_gift_card", { card });
      const useCard = (booking: { id: string; token: string }) => ({
        booking_id: booking.id,
        token: booking.token,
        code,
        payment_id: randomUUID(),
        expected_cents: 3_000,
      });
      const byHand = await db.query(
        `select id::text from public.refunds where booking_id = '${paid.id}' and payment_id = '${voidable}'`,
      );
      const letter = { id: randomUUID(), subject: "x", body: "x", also_ended: true };
      const asks: (() => Promise<unknown>)[] = [
        () => cash(paid.id),
        () => cash(open.id),
        () => f.event(many, pending, "completed"),
        () => f.event(many, paid.payment, "refunded"),
        () => call(many, f.service, "open_payment", { booking_id: open.id, token: open.token }),
        () =>
          call(many, f.service, "attach_session", {
            payment_id: pending,
            provider_payment_id: `p-${pending}`,
            redirect_url: "https://pay.example",
          }),
        () => call(many, f.admin, "admin_void_money", { payment_id: voidable, reason: "x" }),
        () => call(many, f.admin, "admin_give_by_hand", { refund_id: byHand[0]?.["id"] ?? voidable, note: "x" }),
        () => call(many, f.admin, "admin_refund_booking", { booking_id: paid.id, reason: "x", amount_cents: 100 }),
        claimAndSend,
        claimAndSend,
        sendAgain,
        sendAgain,
        () => call(many, f.admin, "admin_mark_bookings", mark([open.id, paid.id])),
        () => call(many, f.admin, "admin_mark_bookings", mark([paid.id, open.id], false)),
        () =>
          call(many, f.anon, "move_my_booking", {
            ...mine,
            move_id: randomUUID(),
            to_date: days[1],
            expected_difference_cents: 0,
          }),
        () =>
          call(many, f.admin, "admin_change_booking", {
            booking_id: paid.id,
            change: { id: randomUUID(), guests: 1, back_cents: 0, difference_cents: 0 },
            reason: "x",
          }),
        () =>
          call(many, f.anon, "cancel_my_booking", {
            booking_id: open.id,
            token: open.token,
            expected_refund_cents: 0,
            expected_status: "pending",
          }),
        () => call(many, f.anon, "use_gift_card", useCard(open)),
        () => call(many, f.anon, "use_gift_card", useCard(paid)),
        () => call(many, f.service, "expire_holds"),
        () => call(many, f.service, "return_card_rests"),
        () => call(many, f.service, "queue_reminders"),
        () => call(many, f.service, "claim_emails", { how_many: 50 }),
        () =>
          call(many, f.admin, "write_to_guests", {
            message: { ...letter, booking_ids: [paid.id, open.id].toSorted().toReversed() },
          }),
        () => call(many, f.admin, "admin_mark_failed", { payment_id: pending, reason: "x" }),
        () => call(many, f.admin, "admin_cancel_booking", { booking_id: paid.id, reason: "x" }),
      ];
      calls += asks.length;
      const inAnyOrder = asks.toSorted(() => Math.random() - 0.5);
      await Promise.all(
        inAnyOrder.map((ask) =>
          ask().catch((error: unknown) => {
            codes[codeOf(error)] = (codes[codeOf(error)] ?? 0) + 1;
          }),
        ),
      );
      for (const { id } of [paid, open]) expect(await moneyLies(db, id)).toEqual([]);
    }
    process.stdout.write(`booking lock race: ${calls} calls, failed: ${JSON.stringify(codes)}\n`);
    expect(codes).toEqual({});
    expect(await f.seatsMismatch(db)).toEqual([]);
  });
});
