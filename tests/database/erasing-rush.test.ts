import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createRandom } from "../simulation/random.ts";
import { actAs, type Database } from "./support/database.ts";
import { onPostgres } from "./support/engines.ts";
import { firstRushLie, newTally } from "./support/erasing-rush.ts";
import * as f from "./support/fixtures.ts";
import { manySessions } from "./support/postgres.ts";

const SEQUENCES = Number(process.env["ERASING_RUSHES"] ?? 12);
const FROM = Number(process.env["ERASING_FROM"] ?? 1);
const PER_TOUR = 50;

onPostgres("erasing and late money at the same moment", (db) => {
  let many: Database;
  beforeAll(async () => {
    await f.addAccounts(db());
    await db().exec("insert into public.exchange_rates values ('UZS', private.today(), 12500, 'desk')");
    many = manySessions(db(), 8);
  });
  afterAll(() => many.close());

  it("open no page and use no card of a person who is erased while the call waits", async () => {
    const tour = await f.makeTour(db(), { days: [30] });
    const day = await f.dayFromNow(db(), 30);
    const { code } = await f.makeGiftCard(db(), 5_000);
    const use = { code, payment_id: randomUUID(), expected_cents: 5_000 };
    for (const ask of [
      (booking: f.Held) => f.openPayment(many, booking),
      (booking: f.Held) => f.ask(many, f.anon, "use_gift_card", { ...f.mine(booking), ...use }),
    ]) {
      const address = `${randomUUID()}@example.com`;
      const booking = await f.bookByHand(db(), tour, day, { customer_email: address });
      await db().exec(`set session_replication_role = replica;
        update public.bookings set ends_on = private.today() - 1 where id = '${booking.id}';
        set session_replication_role = origin`);
      const waiting: Promise<f.Answer>[] = [];
      await actAs(db(), f.admin, async (query) => {
        await query(`select public.admin_erase_person('${address}')`);
        waiting.push(ask(booking));
        for (let blocked = 0; blocked === 0;)
          blocked = await f.count(db(), "pg_stat_activity where wait_event_type = 'Lock'");
      });
      expect(await Promise.all(waiting)).toMatchObject([{ ok: false, code: "not_found" }]);
      expect(await f.count(db(), `public.payments where booking_id = '${booking.id}'`)).toBe(0);
    }
  });

  it(
    `leave books, seats and names right after each of ${SEQUENCES} random sequences, and no call fails`,
    async () => {
      const tally = newTally();
      let tour = "";
      for (let seed = FROM; seed < FROM + SEQUENCES; seed += 1) {
        if ((seed - FROM) % PER_TOUR === 0) tour = await f.makeTour(db(), { maxGuests: 500, days: [30] });
        expect(await firstRushLie(db(), many, tour, createRandom(seed), tally), `seed ${seed}`).toBeUndefined();
      }
      expect(tally.erased + tally.late).toBeGreaterThan(0);
      if (SEQUENCES > 100) console.info(JSON.stringify({ ...tally, answers: Object.fromEntries(tally.answers) }));
    },
    Math.max(120_000, SEQUENCES * 3_000),
  );
});
