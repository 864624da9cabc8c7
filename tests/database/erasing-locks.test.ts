import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { call, type Database, one } from "./support/database.ts";
import { onPostgres } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { connect, manySessions } from "./support/postgres.ts";

type Ask = () => Promise<unknown>;

onPostgres("erasing a person and another call both answer", (db) => {
  let sql: ReturnType<typeof connect>;
  let many: Database;
  let tour = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [30] });
    sql = connect(db().socket, 1);
    many = manySessions(db(), 2);
  });
  afterAll(async () => {
    await sql.end({ timeout: 1 });
    await many.close();
  });

  const pastTrip = async (customer_email: string) => {
    const booking = await f.bookByHand(db(), tour, await f.dayFromNow(db(), 30), { customer_email });
    await db().exec(`set session_replication_role = replica;
      update public.bookings set check_in = check_in - 60, check_out = check_out - 60, ends_on = ends_on - 60
        where id = '${booking.id}';
      set session_replication_role = origin`);
    return booking;
  };
  const anAddress = () => `${randomUUID()}@example.com`;
  const erase = (address: string) => call(many, f.admin, "admin_erase_person", { address });
  const logOf = (booking: f.Held) => `select from public.audit_log where entity_id = '${booking.id}' for update`;

  /** Holds rows on which the first call waits halfway, then starts the second, then lets go. */
  const crossed = (held: string, first: Ask, second: Ask): Promise<unknown[]> => {
    const calls: Promise<unknown>[] = [];
    let done = 0;
    const start = async (ask: Ask) => {
      const before = calls.length;
      calls.push(ask().finally(() => (done += 1)));
      await vi.waitUntil(
        async () => done + (await f.count(db(), "pg_stat_activity where wait_event_type = 'Lock'")) > before,
        { timeout: 30_000, interval: 10 },
      );
    };
    return sql
      .begin(async (holding) => {
        await holding.unsafe(held);
        await start(first);
        await start(second);
      })
      .then(() => Promise.all(calls));
  };

  const receivedCard = async (address: string) => {
    const card = {
      id: randomUUID(),
      amount_cents: 5_000,
      buyer_name: "Zenobia",
      buyer_email: anAddress(),
      to_name: "Anna",
      to_address: address,
    };
    await f.ask(db(), f.anon, "order_gift_card", { card });
    await f.event(db(), card.id, "completed");
    return card.id;
  };
  const refundedWhile = async (erasing: Ask, card: string) =>
    crossed(`select from public.documents where gift_card_id = '${card}' for update`, erasing, () =>
      f.event(many, card, "refunded"),
    );

  it("when the provider refunds a card that the person received", async () => {
    const address = anAddress();
    const answers = await refundedWhile(() => erase(address), await receivedCard(address));
    expect(answers).toMatchObject([{ ok: true }, { ok: true, outcome: "applied" }]);
  });

  it("when the provider refunds a card whose names are kept no longer", async () => {
    const card = await receivedCard(anAddress());
    await db().exec(`set session_replication_role = replica;
      update public.gift_cards set made_at = made_at - interval '8 years', valid_until = valid_until - 2922 where id = '${card}';
      set session_replication_role = origin`);
    const answers = await refundedWhile(() => call(many, f.service, "apply_retention"), card);
    expect(answers).toMatchObject([1, { ok: true, outcome: "applied" }]);
  });

  it("when the news of places offered to the person is sent", async () => {
    const [address, entry] = [anAddress(), randomUUID()];
    const departure = await f.departureOf(db(), tour);
    await db().exec(`
      insert into public.waiting_entries (id, departure_id, guests, email, state, offered_at, offered_until)
        values ('${entry}', '${departure}', 1, '${address}', 'offered', now(), now() + interval '1 hour');
      update public.departures set taken = taken + 1 where id = '${departure}';
      with news as (
        insert into public.news (kind, waiting_id, occasion, is_urgent, expires_at)
        values ('waiting_offer', '${entry}', 'x', true, now() + interval '1 hour') returning id
      ), reader as (insert into public.news_readers (news_id) select id from news returning id),
      channel as (
        insert into private.channels (id, waiting_id, kind, chat_id) values (gen_random_uuid(), '${entry}', 'telegram', 1)
        returning id
      )
      insert into private.news_deliveries (reader_id, channel_id, kind, turn, next_try_at)
        select reader.id, channel.id, 'telegram', 1, now() from reader, channel;
      select private.waiting_link_token('${entry}')`);
    const claim = () => call(many, f.service, "claim_news", { channel_kind: "telegram" });
    const held = `select from private.waiting_tokens where waiting_id = '${entry}' for update`;
    expect(await crossed(held, () => erase(address), claim)).toMatchObject([{ ok: true }, []]);
  });

  it("when the person erases the own data", async () => {
    const address = anAddress();
    const booking = await pastTrip(address);
    const { token } = await one(db(), `select private.data_link_token('${address}') as token`);
    const own = () => call(many, f.anon, "erase_my_data", { token, key: f.newToken() });
    const answers = await crossed(logOf(booking), () => erase(address), own);
    expect(answers).toMatchObject([
      { ok: true, bookings: [booking.id] },
      { ok: false, code: "link_gone" },
    ]);
  });

  it("when the desk judges one of two reviews", async () => {
    const address = anAddress();
    const [first, second] = [await pastTrip(address), await pastTrip(address)].toSorted((a, b) =>
      a.id < b.id ? -1 : 1,
    );
    const [published, waiting] = [first?.id ?? "", second?.id ?? ""];
    await db()
      .exec(`insert into public.reviews (booking_id, item_id, rating, name, month, language, written_at, status, judged_at)
      select id, item_id, 5, 'Anna', '2026-01', 'en', 1, case when id = '${published}' then 'published' else 'waiting' end,
        case when id = '${published}' then now() end
      from public.bookings where id in ('${published}', '${waiting}')`);
    const judge = () => call(many, f.admin, "judge_review", { booking_id: waiting, written_at: 1, publish: true });
    const answers = await crossed("select private.lock_catalogue_now()", () => erase(address), judge);
    expect(answers).toMatchObject([{ ok: true }, { ok: false, code: "not_found" }]);
  });

  it("when the desk marks a booking and an old marking is dropped", async () => {
    const address = anAddress();
    const booking = await pastTrip(address);
    const marking = { id: randomUUID(), booking_ids: [booking.id], attention: true, reason: "Looked at" };
    await db().exec(`insert into private.desk_operations (id, actor, asked, created_at)
      values ('${randomUUID()}', '${f.admin.sub}', '${JSON.stringify(marking)}', now() - interval '8 days')`);
    const mark = () => call(many, f.admin, "admin_mark_bookings", { marking });
    const answers = await crossed(logOf(booking), () => erase(address), mark);
    expect(answers).toMatchObject([{ ok: true }, { ok: true, failed: [] }]);
  });
});
