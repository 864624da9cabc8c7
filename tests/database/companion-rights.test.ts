import { beforeAll, expect, it } from "vitest";
import { aLink, BEK, companionTrip, type Link, revoke, saveDetails, share } from "./support/companions.ts";
import { one, type Row } from "./support/database.ts";
import { allTables, anyValues, argumentsOf, attempt as attemptIn, fingerprintNow } from "./support/effects.ts";
import { onOneEngine } from "./support/engines.ts";
import { EVERYBODY } from "./support/expected-rights.ts";
import * as f from "./support/fixtures.ts";
import { A_SUBSCRIPTION } from "./support/news.ts";

const MARK = "Zulfiya";
const REVOKED_LABEL = "Yulduz";

const CHANNEL = "9d1c5a52-6f0a-4c6e-8a58-3f6f0d7b1c11";
const OWN_VERBS = ["acknowledge_news", "companion_trip", "follow_news", "save_companion_details", "unfollow_news"];

onOneEngine("the holder of a companion's link", (db) => {
  let scope: { tables: string[]; before: Row };
  let booking: Row & f.Held;
  let neighbor: Row & f.Held;
  const [own, revoked, other, foreign] = [aLink(2, "Bek"), aLink(3, REVOKED_LABEL), aLink(4, "Olim"), aLink(2, MARK)];
  let secrets: string[];
  let newsIds: Record<string, string>;
  beforeAll(async () => {
    await f.addAccounts(db());
    const tour = await f.makeTour(db());
    const day = await f.dayFromNow(db(), 30);
    booking = f.bookingOf(tour, day, { guests: 4, customer_last_name: MARK, customer_email: `${MARK}@example.com` });
    neighbor = f.bookingOf(tour, day, { customer_first_name: MARK });
    await f.bookAndPay(db(), booking);
    await f.bookAndPay(db(), neighbor);
    for (const link of [own, revoked, other]) await share(db(), booking, link);
    await share(db(), neighbor, foreign);
    for (const link of [own, revoked, other, foreign]) await saveDetails(db(), link, { name: `${MARK} ${BEK.name}` });
    await f.ask(db(), f.anon, "save_travelers", {
      list: { id: booking.id, token: booking.token, saved_at: Date.now(), travelers: [{ position: 1, diet: MARK }] },
    });
    await revoke(db(), booking, revoked);
    const departure = await f.departureOf(db(), tour, day);
    await f.ask(db(), f.admin, "save_departure", { departure: { id: departure, meeting_point: "North gate" } });
    newsIds = Object.fromEntries(
      (
        await db().query(`select coalesce(r.companion_id, n.booking_id)::text as person, n.id::text as id
        from public.news n join public.news_readers r on r.news_id = n.id`)
      ).map(({ person, id }) => [String(person), String(id)]),
    );
    const { reference } = await f.view(db(), booking);
    secrets = [MARK, BEK.passport, BEK.note, "Olim", String(reference), String(booking["customer_phone"])];
    const tables = await allTables(db());
    scope = { tables, before: await fingerprintNow(db(), { tables }) };
  });
  const attempt = (verb: string, args: Row) => attemptIn(db(), f.anon, verb, args, scope);

  const people: Record<string, () => Link> = {
    companion: () => own,
    "revoked companion": () => revoked,
    stranger: () => aLink(),
  };
  const guesses = Object.keys(people).flatMap((who) => EVERYBODY.map((verb) => [who, verb] as const));

  const targets = (): string[] => [own.id, revoked.id, other.id, foreign.id, booking.id, neighbor.id];
  const argumentsFor = (verb: string, target: string, { token }: Link) => {
    const ours = { id: target, token };
    const reader = { ...ours, as: [booking.id, neighbor.id].includes(target) ? "booking" : "companion" };
    const now = Date.now();
    const forms: Row = {
      share: { ...ours, companion_id: aLink().id, position: 2, label: "x", companion_token: f.newToken() },
      link: { ...ours, companion_id: other.id },
      details: { ...ours, saved_at: now + 1000, ...BEK },
      list: { ...ours, saved_at: now + 1000, travelers: [{ position: 1, name: "Mine" }] },
      ack: { ...reader, news_id: newsIds[target], seen_at: now, by: "page" },
      channel:
        verb === "follow_news"
          ? { ...reader, channel_id: CHANNEL, ...A_SUBSCRIPTION }
          : { ...reader, channel_id: CHANNEL },
      reader,
      review: { ...ours, written_at: now, rating: 1, words: "x", name: "x" },
      booking: [booking.id, neighbor.id].includes(target) ? { ...booking, ...ours } : ours,
    };
    const named: Row = { ...forms, token, key: token, companion_id: target, payment_id: target };
    return argumentsOf(db(), verb, named, anyValues(target, String(booking["check_in"])));
  };

  it.each(guesses)("(%s) reads and changes nothing beyond the own row by calling %s", async (who, verb) => {
    const link = people[who]?.() ?? own;
    for (const target of targets()) {
      const result = await attempt(verb, await argumentsFor(verb, target, link));
      for (const secret of secrets) expect(result.answer).not.toContain(secret);
      const isOwnRow = who === "companion" && target === own.id && OWN_VERBS.includes(verb);
      if (!isOwnRow) expect(result.written).toEqual([]);
      expect(result.refused).toMatch(/^(|22\w{3}|PT429)$/);
    }
  });

  it("writes only the caller's details and the time of opening", async () => {
    const details = await argumentsFor("save_companion_details", own.id, own);
    const saved = await attempt("save_companion_details", details);
    expect(saved).toMatchObject({ answer: '{"ok":true}', written: ["public.companion_details", "public.companions"] });
    const opened = await attempt("companion_trip", await argumentsFor("companion_trip", own.id, own));
    expect(opened.written).toEqual(["public.companions"]);
    expect(JSON.parse(opened.answer)).toMatchObject({ id: own.id, label: "Bek" });
  });

  it("deletes a revoked person's name and details everywhere", async () => {
    expect(await companionTrip(db(), revoked)).toBeNull();
    const found = await one(
      db(),
      `select count(*)::int as n from public.companions c left join public.companion_details d on d.companion_id = c.id
      where c.id = '${revoked.id}' and (c.label is not null or d.companion_id is not null)`,
    );
    expect(found).toEqual({ n: 0 });
  });
});
