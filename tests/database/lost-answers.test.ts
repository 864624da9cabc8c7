import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { createDrain } from "../../src/data/sync/outbox/drain.ts";
import { createEnqueue, newEntry } from "../../src/data/sync/outbox/enqueue.ts";
import { aLocalBooking, aRequest } from "../../src/domain/booking/booking.fixture.ts";
import { MESSAGE_KINDS, type TripMessageKind, tripMessageId } from "../../src/domain/outbox/message-kinds.ts";
import type { OutboxDeps, OutboxNet } from "../../src/domain/outbox/outbox-types.ts";
import { refusedResult, type NoAnswer, type Result } from "../../src/domain/result.ts";
import { createMemoryDisk } from "../simulation/memory-disk.ts";
import { lit, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { cardLies, moneyLies } from "./support/money-lies.ts";

const silence: NoAnswer = { ok: false, code: "unreachable", reason: "unreachable" };
const ITEM = { title: "Trip", image_url: "", duration_days: 1 };

onOneEngine("a request of a phone's outbox", (db) => {
  let [tour, day] = ["", ""];
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [70] });
    day = await f.dayFromNow(db(), 70);
  });

  /** The real outbox against the real verbs; `lost` answers get lost after the server has acted. */
  function phone(lost: number) {
    const disk = createMemoryDisk();
    const answers: Row[] = [];
    let [now, ids] = [Date.now(), 0];
    async function ask<Value>(verb: string, args: Row, valueOf: (answer: Row) => unknown): Promise<Result<Value>> {
      const answer = await f.ask(db(), f.anon, verb, args);
      answers.push(answer);
      if (answers.length <= lost) return silence;
      if (answer["ok"] === false) return refusedResult({ ...answer, code: String(answer["code"]) });
      return { ok: true, value: valueOf(answer) as Value };
    }
    const net: OutboxNet = {
      probe: async () => ({ ok: true, value: undefined }),
      createBooking: (booking) => ask("create_booking", { booking }, ({ booking: view }) => view) as never,
      createPayment: async () => silence,
      myBooking: async () => silence,
      cancelUnpaid: async () => silence,
      submitMessage: (kind, id, payload) => {
        const { verb, argument } = MESSAGE_KINDS[kind];
        return ask(verb, argument === null ? payload : { [argument]: { id, ...payload } }, ({ booking }) => booking);
      },
    };
    const deps: OutboxDeps = {
      store: disk,
      net,
      locks: { exclusively: async (work) => work().then(() => true) },
      now: () => now,
      sleep: async () => undefined,
      newId: () => `id-${(ids += 1)}`,
    };
    const send = async () => {
      now += 60_000;
      await createDrain(deps).drain();
    };
    return {
      disk,
      answers,
      send,
      enqueue: createEnqueue(deps),
      queue: async ({ id, token }: f.Held, kind: TripMessageKind, payload: Row) => {
        const entry = { ...newEntry(tripMessageId(kind, id), "1", now), kind, payload, refusal: null };
        await disk.add(entry, aLocalBooking({ id, token }));
      },
    };
  }

  it("takes from a gift card once when the answer to its use was lost, and shows the paid booking", async () => {
    const wish = f.bookingOf(tour, day, { total_price_cents: 5_000_000 });
    expect(await f.book(db(), wish)).toMatchObject({ ok: true });
    const card = await f.makeGiftCard(db(), 10_000);
    const { queue, send, answers, disk } = phone(1);
    const { id: booking_id, token } = wish;
    await queue(wish, "gift_card", {
      booking_id,
      token,
      code: card.code,
      payment_id: randomUUID(),
      expected_cents: 10_000,
    });
    await send();
    expect(await disk.entries()).toMatchObject([{ perhaps_sent: true, refusal: null }]);
    await send();
    expect(await disk.entries()).toEqual([]);
    expect(answers).toMatchObject([{ ok: true }, { ok: true }]);
    const cards = `select amount_cents::int from public.payments where booking_id = ${lit(wish.id)} and method = 'gift_card'`;
    expect(await db().query(cards)).toEqual([{ amount_cents: 10_000 }]);
    expect([await moneyLies(db(), wish.id), await cardLies(db())]).toEqual([[], []]);
  });

  it("acknowledges a meeting point once, with the first time, when the answer was lost", async () => {
    const meeting = await f.makeTour(db(), { days: [70] });
    const wish = f.bookingOf(meeting, day);
    await f.bookAndPay(db(), wish);
    const departure = await f.departureOf(db(), meeting, day);
    await f.ask(db(), f.admin, "save_departure", { departure: { id: departure, meeting_point: "North gate" } });
    const changeOf = async () => (await f.view(db(), wish))["meeting_change"] as Row;
    const { queue, send, answers, disk } = phone(1);
    const seen_at = Date.now();
    const ack = { token: wish.token, as: "booking", news_id: (await changeOf())["id"], seen_at, by: "page" };
    await queue(wish, "meeting_seen", { id: wish.id, ...ack });
    await send();
    const first = (await changeOf())["seen_at"];
    expect(first).not.toBeNull();
    await send();
    expect(answers).toEqual([{ ok: true }, { ok: true }]);
    expect(await disk.entries()).toEqual([]);
    expect((await changeOf())["seen_at"]).toBe(first);
  });

  it("books nothing at a price that rose while it was queued offline, and once at the new one after a tap", async () => {
    const dearer = await f.makeTour(db(), { days: [70] });
    const wish = f.bookingOf(dearer, day);
    const { enqueue, send, disk } = phone(1);
    await enqueue.enqueueBooking(aRequest({ ...wish }), ITEM);
    await db().exec(`update public.departures set price_cents = 90000 where item_id = ${lit(dearer)}`);
    await send();
    await send();
    const { refusal } = (await disk.booking(wish.id)) ?? {};
    expect(refusal).toMatchObject({ code: "price_up" });
    expect(await f.count(db(), `public.bookings where id = ${lit(wish.id)}`)).toBe(0);
    await enqueue.acceptPrice(wish.id, refusal?.quote?.total_cents ?? 0);
    await send();
    expect(await disk.booking(wish.id)).toMatchObject({
      refusal: null,
      view: { total_cents: refusal?.quote?.total_cents },
    });
    expect(await f.count(db(), `public.bookings where id = ${lit(wish.id)}`)).toBe(1);
  });
});
