import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, type Database, one, type Row } from "./support/database.ts";
import { onPostgres } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { cardLies, moneyLies } from "./support/money-lies.ts";
import { manySessions } from "./support/postgres.ts";
import { stubbornClients } from "./support/stubborn-client.ts";
import { none, waitingLists } from "./support/waiting-lists.ts";

type Ask = () => Promise<unknown>;
const CLIENTS = 24;

const allAtOnce = (asks: Ask[], round: number) => {
  const turn = round % asks.length;
  return Promise.all([...asks.slice(turn), ...asks.slice(0, turn)].map((ask) => ask()));
};

/** PostgreSQL aborts one side of a deadlock, and its caller retries. */
const retried = async <T>(ask: () => Promise<T>): Promise<T> =>
  ask().catch((error: unknown) => {
    if ((error as { code?: string }).code === "40P01") return retried(ask);
    throw error;
  });

onPostgres("at the same moment", (db) => {
  let many: Database;
  let day = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    day = await f.dayFromNow(db(), 30);
    many = manySessions(db(), CLIENTS);
  });
  afterAll(() => many.close());
  const rowOf = (id: string) =>
    one(
      db(),
      `select b.status, b.needs_attention, p.status as paid,
        (select count(*)::int from public.email_outbox m where m.booking_id = b.id and m.kind = 'booking_confirmed') as answered,
        (select count(*)::int from public.email_outbox m where m.booking_id = b.id and m.kind = 'attention_traveler') as warned
      from public.bookings b join public.payments p on p.booking_id = b.id where b.id = '${id}'`,
    );

  it("a hold ends, its money arrives and another takes the seats: no seat is sold twice and no money is lost", async () => {
    for (let round = 0; round < 16; round += 1) {
      const tour = await f.makeTour(db(), { maxGuests: 2 });
      const [wish, other] = [f.bookingOf(tour, day), f.bookingOf(tour, day)];
      await f.book(db(), wish);
      const payment = f.paymentOf(await f.openPayment(db(), wish));
      await f.endHold(db(), wish.id);
      await f.ask(db(), f.service, "mark_payment_checked", { payment_id: payment });
      const completed = () => f.event(many, payment, "completed");
      await allAtOnce(
        [() => call(many, f.service, "expire_holds"), completed, () => f.book(many, other), completed],
        round,
      );
      const row = await rowOf(wish.id);
      const isSeated = row["status"] === "confirmed";
      // A payment ends with seats and their mail, or with a warning and a mail to the operator.
      expect(row).toMatchObject({
        paid: "completed",
        needs_attention: !isSeated,
        answered: isSeated ? 1 : 0,
        warned: isSeated ? 0 : 1,
      });
      const others = await f.count(
        db(),
        `public.bookings where id = '${other.id}' and status in ('pending', 'confirmed')`,
      );
      expect(isSeated && others === 1).toBe(false);
    }
    expect(await f.seatsMismatch(db())).toEqual([]);
  });

  it("a departure is cancelled while it is booked, paid, cancelled and saved: every guest is told", async () => {
    const ends = new Set<unknown>();
    for (let round = 0; round < 12; round += 1) {
      const tour = await f.makeTour(db(), { maxGuests: 20, days: [30] });
      const id = await f.departureOf(db(), tour);
      const [paid, leaving] = [f.bookingOf(tour, day), f.bookingOf(tour, day)];
      await f.book(db(), paid);
      const payment = f.paymentOf(await f.openPayment(db(), paid));
      await f.bookAndPay(db(), leaving);
      await allAtOnce(
        [
          () => call(many, f.admin, "cancel_departure", { departure_id: id, reason: "Storm" }),
          () => f.book(many, f.bookingOf(tour, day)),
          () => f.event(many, payment, "completed"),
          () => f.cancel(many, leaving, 73_508, "confirmed"),
          () => call(many, f.admin, "save_departure", { departure: { id, places: 19 } }),
          () => f.book(many, f.bookingOf(tour, day)),
        ],
        round,
      );
      const rows = await db().query(`select b.status, b.needs_attention,
          (select count(*)::int from public.email_outbox m where m.booking_id = b.id and m.kind = 'departure_cancelled') as answered
        from public.bookings b where b.departure_id = '${id}'`);
      const on = rows.filter(({ status }) => status === "pending" || status === "confirmed");
      expect(on).toEqual(on.map(() => ({ status: "confirmed", needs_attention: true, answered: 1 })));
      for (const { status } of rows) ends.add(status);
    }
    expect(await f.seatsMismatch(db())).toEqual([]);
    expect([...ends]).toEqual(expect.arrayContaining(["confirmed", "cancelled"]));
  });

  it("seats of a full departure are offered, booked, left, moved to and returned: each is held or sold once", async () => {
    const lists = waitingLists(() => many);
    const happened = new Set<string>();
    const later = await f.dayFromNow(db(), 60);
    for (let round = 0; round < 20; round += 1) {
      const place = await lists.full({ days: [30, 60], maxGuests: 6 });
      const mover = f.bookingOf(place.tour, place.day);
      await f.bookAndPay(db(), mover);
      for (const email of ["a@example.com", "b@example.com", "c@example.com"])
        await lists.join(place, { email: `${round}-${email}`, guests: email.startsWith("c") ? 1 : 2 });
      await lists.cancel(place.holders[0] ?? none);
      const offer = await lists.offerTo(`${round}-a@example.com`);
      const move = { ...f.mine(mover), move_id: randomUUID(), to_date: later, expected_difference_cents: 0 };
      const answered: string[] = [];
      const book = async (what: string, more: Row) => {
        const wish = f.bookingOf(place.tour, place.day, more);
        if (!(await retried(() => f.book(many, wish))).ok) return;
        answered.push(wish.id);
        happened.add(what);
      };
      const note = async (what: string, ask: Ask) => {
        const answer = (await retried(ask)) as { ok?: boolean } | number | null;
        if (typeof answer === "number" ? answer > 0 : answer?.ok === true) happened.add(what);
      };
      await allAtOnce(
        [
          () => book("offer taken", { offer }),
          () => book("offer taken", { offer, guests: 1 }),
          () => note("left", () => call(many, f.anon, "leave_waiting_list", { token: offer })),
          () => note("tended", lists.tend),
          () => note("cancelled", () => lists.cancel(place.holders[1] ?? none)),
          () => book("booked", { guests: 1 }),
          () => note("joined", () => lists.join(place, { email: `${round}-d@example.com` })),
          () => note("moved", () => f.ask(many, f.anon, "move_my_booking", move)),
          () =>
            note("saved", () =>
              call(many, f.admin, "save_departure", { departure: { id: place.departure, places: 7 } }),
            ),
          () => note("tended", lists.tend),
        ],
        round,
      );
      const { taken, sold, offered } = await one(
        db(),
        `select d.taken,
          (select coalesce(sum(b.guests), 0)::int from public.bookings b where b.departure_id = d.id and b.has_seats) as sold,
          (select coalesce(sum(w.guests), 0)::int from public.waiting_entries w where w.departure_id = d.id and w.state = 'offered') as offered
        from public.departures d where d.id = '${place.departure}'`,
      );
      expect(taken).toBe(Number(sold) + Number(offered));
      expect(taken).toBeLessThanOrEqual(7);
      expect(await f.count(db(), `public.bookings where id = any ('{${answered.join(",")}}')`)).toBe(answered.length);
    }
    const taken = await db().query(
      "select state, booking_id from public.waiting_entries where state = 'taken' or booking_id is not null",
    );
    for (const row of taken) expect(row).toEqual({ state: "taken", booking_id: expect.any(String) });
    expect(new Set(taken.map(({ booking_id }) => booking_id)).size).toBe(taken.length);
    expect(await f.seatsMismatch(db())).toEqual([]);
    expect([...happened].toSorted()).toEqual(
      expect.arrayContaining(["cancelled", "joined", "left", "moved", "offer taken", "saved"]),
    );
  });

  it.each([
    ["one use", { limit: "1", once: false }, {}, 1, "code_used_up"],
    ["five uses", { limit: "5", once: false }, {}, 5, "code_used_up"],
    ["one use by each email", { limit: "null", once: true }, { customer_email: "one@example.com" }, 1, "code_unusable"],
  ])("all use a code for %s, and no more succeed", async (_, { limit, once }, who, uses, refusal) => {
    const code = `RACE-${randomUUID().slice(0, 8).toUpperCase()}`;
    await db().query(`insert into public.codes (id, code, percent, use_limit, once_per_email)
      values ('${randomUUID()}', '${code}', 10, ${limit}, ${once})`);
    const tour = await f.makeTour(db(), { maxGuests: 500 });
    const clients = await stubbornClients(db(), CLIENTS, false);
    const answers = await Promise.all(
      clients.asks.map((ask) =>
        ask("create_booking", { booking: f.bookingOf(tour, day, { code, guests: 1, ...who }) }),
      ),
    );
    await clients.end();
    const answered = answers.map((answer) => (answer["ok"] === true ? "booked" : String(answer["code"])));
    expect(answered.filter((one) => one === "booked")).toHaveLength(uses);
    expect(answered.filter((one) => one === refusal)).toHaveLength(CLIENTS - uses);
    expect(await f.seatsMismatch(db())).toEqual([]);
  });

  it.each([
    ["all of it for a hold each", 10_000, 450, 1],
    ["what a part of it pays, till it is used up", 4_950, 45, 3],
  ])("all use one gift card, asking for %s, and never get more than it is worth", async (_, price, dollars, uses) => {
    const tour = await f.makeTour(db(), { maxGuests: 500, price: dollars });
    const card = await f.makeGiftCard(db(), 10_000);
    const wishes = Array.from({ length: CLIENTS }, () => f.bookingOf(tour, day, { guests: 1 }));
    for (const wish of wishes) expect(await f.book(db(), wish)).toMatchObject({ ok: true });
    const clients = await stubbornClients(db(), CLIENTS, false);
    const answers = await Promise.all(
      clients.asks.map(async (ask, n) => {
        const use = { ...f.mine(wishes[n] ?? none), code: card.code, payment_id: randomUUID() };
        const first = await ask("use_gift_card", { ...use, expected_cents: price });
        const { outlook } = first as { outlook?: { takes_cents: number } };
        return outlook ? ask("use_gift_card", { ...use, expected_cents: outlook.takes_cents }) : first;
      }),
    );
    await clients.end();
    const paid = ({ booking }: Row) => Number((booking as Row)["paid_cents"]);
    const taken = answers.flatMap((answer) => (answer["ok"] === true ? [paid(answer)] : []));
    expect(taken).toHaveLength(uses);
    expect(taken.reduce((sum, cents) => sum + cents, 0)).toBe(10_000);
    expect(answers.filter((answer) => answer["code"] === "card_empty")).toHaveLength(CLIENTS - uses);
    expect(await cardLies(db())).toEqual([]);
    for (const { id } of wishes) expect(await moneyLies(db(), id)).toEqual([]);
  });
});
