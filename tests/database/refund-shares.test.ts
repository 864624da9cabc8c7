import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aProvider, someProviders } from "../../supabase/functions/_shared/payment/payment.fixture.ts";
import {
  ProviderProblem,
  type RefundRequest,
  type RefundResult,
} from "../../supabase/functions/_shared/payment/provider.ts";
import { sendRefunds } from "../../supabase/functions/_shared/payment/send-refunds.ts";
import { createRandom, type Random } from "../simulation/random.ts";
import { call, type Database, one, type Row } from "./support/database.ts";
import { openQuickest } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { moneyLies } from "./support/money-lies.ts";
import { leaveOldRefunds } from "./support/money.ts";

const CASES = 20;
const ROUNDS = 12;

function strictProvider(
  charged: number,
  answer: () => "done" | "lost" | "silent" | "pending" | "failed" = () => "done",
) {
  const requestedCents = new Map<string, number>();
  const sent = new Map<string, number>();
  const total = () => [...sent.values()].reduce((sum, minor) => sum + minor, 0);
  const refund = async ({ refundKey, amountMinor }: RefundRequest): Promise<RefundResult> => {
    expect(requestedCents.get(refundKey) ?? amountMinor).toBe(amountMinor);
    requestedCents.set(refundKey, amountMinor);
    if (sent.has(refundKey)) return { status: "succeeded", problem: null };
    const word = answer();
    if (word === "silent") throw new ProviderProblem("silent");
    if (word === "failed") return { status: "failed", problem: "declined" };
    if (total() + amountMinor > charged) return { status: "failed", problem: "Wrong refund amount" };
    sent.set(refundKey, amountMinor);
    if (word === "lost") throw new ProviderProblem("the answer is lost");
    return word === "pending" ? { status: "pending", problem: null } : { status: "succeeded", problem: null };
  };
  return { refund, sent, total };
}

describe("refunds in the provider's currency", () => {
  let db: Database;
  let tour = "";
  let day = "";
  beforeAll(async () => {
    db = await openQuickest();
    await f.addAccounts(db);
    tour = await f.makeTour(db, { maxGuests: 500 });
    day = await f.dayFromNow(db, 30);
  });
  afterAll(() => db.close());
  beforeEach(() => {
    vi.spyOn(console, "warn").mockReturnValue();
  });

  const begunSteps: { cents: number; settlement: number }[] = [];
  const rpc = async (name: string, args: Row) => {
    const answer = await call(db, f.service, name, args);
    if (name === "begin_refund_step") begunSteps.push(answer as (typeof begunSteps)[number]);
    return answer;
  };
  const paid = async (cents: number, charged: number, currency = "UZS") => {
    const wish = f.bookingOf(tour, day);
    await f.bookAndPay(db, wish);
    const { id } = await one(
      db,
      `insert into public.payments (booking_id, amount_cents, status, paid_at, provider_payment_id, settlement_currency,
         settlement_amount, customer_data, booking_data)
       values ('${wish.id}', ${cents}, 'completed', now(), gen_random_uuid(), '${currency}', ${charged}, '{}', '{}') returning id`,
    );
    return { booking: wish.id, payment: String(id) };
  };
  const promise = ({ booking, payment }: { booking: string; payment: string }, cents: number) =>
    db.exec(`insert into public.refunds (payment_id, booking_id, amount_cents, reason)
      values ('${payment}', '${booking}', ${cents}, 'x')`);
  const house = async (provider: ReturnType<typeof strictProvider>, most = 1e12) => {
    await db.exec("update public.refunds set next_try_at = now() where next_try_at < 'infinity'");
    const providers = someProviders(aProvider({ refund: provider.refund, largestRefundMinor: () => most }));
    let rounds = 0;
    await sendRefunds({ rpc, providers }, () => (rounds += 1) <= ROUNDS);
  };
  const states = async (payment: string) =>
    (await db.query(`select status from public.refunds where payment_id = '${payment}'`)).map(({ status }) => status);

  it("add up to the last tiyin when three of one payment are sent in one round", async () => {
    const charged = Math.round(11_804 * 12_650.37);
    const made = await paid(11_804, charged);
    for (const cents of [100, 5_083, 6_621]) await promise(made, cents);
    const provider = strictProvider(charged);
    await house(provider);
    expect(await states(made.payment)).toEqual(["succeeded", "succeeded", "succeeded"]);
    expect(provider.total()).toBe(charged);
    expect(await moneyLies(db, made.booking)).toEqual([]);
  });

  const parts = (random: Random, cents: number): number[] => {
    const cut: number[] = [];
    for (let left = cents; left > 0; left -= cut.at(-1) ?? left)
      cut.push(random.chance(0.3) ? left : Math.min(left, random.int(1, Math.max(1, Math.ceil(cents / 3)))));
    return cut;
  };

  it(`are never over and always within one unit of their share, in ${CASES} payments`, async () => {
    for (let seed = 1; seed <= CASES; seed += 1) {
      const random = createRandom(seed);
      begunSteps.length = 0;
      await leaveOldRefunds(db);
      const cents = random.int(1, random.pick([300, 20_000, 5_000_000]));
      const rate = random.pick([1, 0.9137, 92.51, 12_650.37, 12_499.999, random.int(1, 2_000_000) / 100]);
      const charged = Math.max(1, Math.round(cents * rate));
      const refuses = random.chance(0.3);
      const made = await paid(cents, charged);
      const provider = strictProvider(charged, () =>
        random.pick(["done", "done", "lost", "silent", "pending", ...(refuses ? (["failed"] as const) : [])]),
      );
      const most = random.chance(0.5) ? 1e12 : Math.ceil(charged / 2) + Math.ceil(200 * rate);
      for (const part of parts(random, cents)) {
        await promise(made, part);
        if (random.chance(0.5)) await house(provider, most);
        expect(provider.total()).toBeLessThanOrEqual(charged);
      }
      while ((await states(made.payment)).some((status) => status !== "succeeded")) {
        await house(provider, most);
        const failed = await db.query(
          `select id from public.refunds where payment_id = '${made.payment}' and status = 'failed'`,
        );
        for (const { id } of failed)
          await call(db, f.admin, "admin_send_refund_again", { refund_id: id, reason: "Once more" });
      }
      const refunds = await db.query(
        `select amount_cents::int as cents, done_cents::int as done, settlement_sent::float8 as sent
           from public.refunds where payment_id = '${made.payment}'`,
      );
      const message = `seed ${seed}: ${JSON.stringify({ cents, charged, refunds })}`;
      for (const step of begunSteps)
        expect(Math.abs(step.settlement - (step.cents * charged) / cents), message).toBeLessThanOrEqual(1);
      const sum = (name: string) => refunds.reduce((all, one) => all + Number(one[name]), 0);
      expect(sum("sent"), message).toBe(provider.total());
      expect([provider.total(), sum("done")], message).toEqual([charged, cents]);
    }
  });
});
