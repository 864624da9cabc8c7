import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { call, type Database, lit, type Row } from "./support/database.ts";
import { onPostgres } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { moneyLies } from "./support/money-lies.ts";
import { connect, manySessions } from "./support/postgres.ts";

const CLIENTS = 24;
const codeOf = (error: unknown): string => String((error as { code?: string }).code ?? error);
const signal = () => {
  let give = () => {};
  const given = new Promise<void>((done) => (give = done));
  return { give, given };
};
const asAdmin = `select set_config('request.jwt.claims', '{"sub": "${f.admin.sub}"}', true)`;

onPostgres("a lock", (db) => {
  let sql: ReturnType<typeof connect>;
  let many: Database;
  let tour = "";
  let days: string[] = [];
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [30, 60] });
    days = await Promise.all([30, 60].map((ahead) => f.dayFromNow(db(), ahead)));
    sql = connect(db().socket, CLIENTS);
    many = manySessions(db(), CLIENTS);
  });
  afterAll(async () => {
    await sql.end({ timeout: 1 });
    await many.close();
  });
  const bookPaid = async () => {
    const wish = f.bookingOf(tour, days[0] ?? "");
    return { ...wish, payment: await f.bookAndPay(db(), wish) };
  };
  const mark = (booking_ids: string[], attention = true) => ({
    marking: { id: randomUUID(), booking_ids, attention, reason: "Looked at" },
  });

  describe("on a booking", () => {
    it("lets all verbs of two bookings run at once without a deadlock", async () => {
      const failed: Record<string, number> = {};
      for (let round = 0; round < 8; round += 1) {
        const [paid, open] = [await bookPaid(), f.bookingOf(tour, days[0] ?? "")];
        await f.book(db(), open);
        const pending = f.paymentOf(await f.openPayment(db(), open));
        const voidable = randomUUID();
        const plain = (verb: string, args: Row) => call(many, f.admin, verb, args);
        const desk = (verb: string, args: Row) => plain(verb, { reason: "x", ...args });
        const cash = (booking_id: string, payment_id: string = randomUUID()) =>
          plain("admin_record_money", { booking_id, payment_id, method: "cash", amount_cents: 5_000 });
        const house = (verb: string, args: Row = {}) => call(many, f.service, verb, args);
        await cash(paid.id, voidable);
        await desk("admin_refund_booking", { booking_id: paid.id, amount_cents: 6_000 });
        const { code } = await f.makeGiftCard(db(), 3_000);
        const useCard = (booking: f.Held) => ({
          ...f.mine(booking),
          code,
          payment_id: randomUUID(),
          expected_cents: 3_000,
        });
        const [byHand] = await db().query(
          `select id::text from public.refunds where booking_id = '${paid.id}' and payment_id = '${voidable}'`,
        );
        const claimAndSend = async () => {
          for (const { id, lease, step, amount_cents } of (await house("claim_refunds", { how_many: 50 })) as Row[]) {
            const result = Math.random() < 0.7 ? "succeeded" : "failed";
            await house("record_refund_step", { refund: id, lease, step, result, cents: amount_cents });
          }
        };
        const sendAgain = async () => {
          for (const { id } of await db().query("select id from public.refunds where status = 'failed' limit 2"))
            await desk("admin_send_refund_again", { refund_id: id });
        };
        const move = { move_id: randomUUID(), to_date: days[1], expected_difference_cents: 0 };
        const change = { id: randomUUID(), guests: 1, back_cents: 0, difference_cents: 0 };
        const message = {
          id: randomUUID(),
          subject: "x",
          body: "x",
          also_ended: true,
          booking_ids: [paid.id, open.id],
        };
        const asks: (() => Promise<unknown>)[] = [
          () => cash(paid.id),
          () => cash(open.id),
          () => f.event(many, pending, "completed"),
          () => f.event(many, paid.payment, "refunded"),
          () => f.openPayment(many, open),
          () => f.attachSession(many, pending),
          () => desk("admin_void_money", { payment_id: voidable }),
          () => plain("admin_record_refund_by_hand", { refund_id: byHand?.["id"] ?? voidable, note: "x" }),
          () => desk("admin_refund_booking", { booking_id: paid.id, amount_cents: 100 }),
          claimAndSend,
          claimAndSend,
          sendAgain,
          sendAgain,
          () => plain("admin_mark_bookings", mark([open.id, paid.id])),
          () => plain("admin_mark_bookings", mark([paid.id, open.id], false)),
          () => call(many, f.anon, "move_my_booking", { ...f.mine(paid), ...move }),
          () => desk("admin_change_booking", { booking_id: paid.id, change }),
          () => f.cancel(many, open),
          () => call(many, f.anon, "use_gift_card", useCard(open)),
          () => call(many, f.anon, "use_gift_card", useCard(paid)),
          () => house("expire_holds"),
          () => house("return_card_balances"),
          () => house("queue_reminders"),
          () => house("claim_emails", { how_many: 50 }),
          () => plain("write_to_guests", { message }),
          () => desk("admin_mark_failed", { payment_id: pending }),
          () => desk("admin_cancel_booking", { booking_id: paid.id }),
        ];
        await Promise.all(
          asks
            .toSorted(() => Math.random() - 0.5)
            .map((ask) =>
              ask().catch((error: unknown) => {
                failed[codeOf(error)] = (failed[codeOf(error)] ?? 0) + 1;
              }),
            ),
        );
        for (const { id } of [paid, open]) expect(await moneyLies(db(), id)).toEqual([]);
      }
      expect(failed).toEqual({});
      expect(await f.seatsMismatch(db())).toEqual([]);
    });
  });

  describe("on the numbers of documents", () => {
    class Lost extends Error {}

    const rush = async (turns: number) => {
      const ends = { lost: 0, refused: 0 };
      const run = (work: string[], loses: boolean) =>
        sql.begin(async (tx) => {
          await tx.unsafe(asAdmin);
          for (const statement of work) await tx.unsafe(statement);
          if (!loses) return;
          await tx.unsafe("set constraints all immediate");
          throw new Lost();
        });
      const client = async () => {
        for (let turn = 0; turn < turns; turn += 1) {
          const { token: _, total_price_cents: __, ...wish } = f.bookingOf(tour, days[1] ?? "", { guests: 1 });
          const sell = `select private.admin_manual_booking(${lit(wish)})`;
          const pay = `insert into public.payments (booking_id, amount_cents, customer_data, booking_data, status, paid_at)
            values ('${wish.id}', 49500, '{}', '{}', 'completed', now())`;
          const end = `update public.bookings set status = 'cancelled' where id = '${wish.id}'`;
          for (const work of [Math.random() < 0.5 ? [sell, pay] : [sell], [end]]) {
            if (Math.random() < 0.3)
              await run(work, true).catch((error: unknown) => (ends[error instanceof Lost ? "lost" : "refused"] += 1));
            await run(work, false).catch(() => (ends.refused += 1));
          }
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, client));
      return ends;
    };

    const wrong = () =>
      db().query(`
        select kind, count(*)::int as made, max(number) as top, bool_and(later) as in_order
        from (
          select kind, number, made_at > coalesce(lag(made_at) over (partition by kind, year order by number), '-infinity') as later
          from public.documents
        ) d group by kind having count(*) <> max(number) or not bool_and(later)
        union all
        select 'no document', count(*)::int, null, null from (
          select e.journal from public.ledger_entries e join public.bookings b on b.id = e.booking_id and b.source = 'manual'
          left join public.documents d on d.journal = e.journal where d.journal is null group by e.journal
        ) missing having count(*) > 0`);

    it("leaves no gap and gives none twice, also when transactions are rolled back", async () => {
      const { lost, refused } = await rush(6);
      expect(await wrong()).toEqual([]);
      expect(refused).toBe(0);
      expect(lost).toBeGreaterThan(20);
    });
  });

  describe("on the catalogue's revision", () => {
    type Delta = { revision: number; tours: { id: string }[] };
    const since = async (revision: number) =>
      (await call(db(), f.anon, "catalogue_since", { since: revision })) as Delta;

    it("makes a second save wait, so a mirror that asks between two commits misses none", async () => {
      const [first, second] = [await f.makeTour(db()), await f.makeTour(db())];
      const start = (await since(0)).revision;
      const [open, held] = [signal(), signal()];
      const slow = sql.begin(async (tx) => {
        await tx`update public.tours set title = 'Slow' where id = ${first}`;
        held.give();
        await open.given;
      });
      await held.given;
      let isFastDone = false;
      const fast = sql`update public.tours set title = 'Fast' where id = ${second}`.then(() => (isFastDone = true));
      await vi.waitUntil(
        async () =>
          (await f.count(db(), "pg_stat_activity where wait_event_type = 'Lock' and query like '%Fast%'")) > 0,
        { timeout: 30_000, interval: 10 },
      );
      expect(isFastDone).toBe(false);
      expect(await since(start)).toMatchObject({ revision: start, tours: [] });
      open.give();
      await Promise.all([slow, fast]);
      expect((await since(start)).tours.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
    });

    it("does not hold up bookings while a tour is being saved", async () => {
      const [dated, onRequest] = [await f.makeTour(db(), { days: [30] }), await f.makeTour(db(), { days: [] })];
      const wishes = [f.bookingOf(dated, days[0] ?? ""), f.bookingOf(onRequest, await f.dayFromNow(db(), 10))];
      const start = (await since(0)).revision;
      const answers = await sql.begin(async (saving) => {
        await saving`update public.tours set title = 'Being saved' where id = ${dated}`;
        return Promise.all(wishes.map((wish) => f.book(many, wish)));
      });
      expect(answers).toMatchObject([{ ok: true }, { ok: true }]);
      expect(await since(start)).toMatchObject({ tours: [{ id: dated }], departures: [] });
    });
  });
});
