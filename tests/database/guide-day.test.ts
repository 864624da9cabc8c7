import { beforeAll, expect, it } from "vitest";
import { guestRows, headcount } from "../../src/domain/guide/guest-list.ts";
import { pocketDepartureSchema } from "../../src/domain/guide/pocket.ts";
import * as v from "valibot";
import { createRandom } from "../simulation/random.ts";
import { one, type Row } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import * as g from "./support/guides.ts";

const ROUNDS = 60;

onEveryEngine("the day at the desk", (db) => {
  let scene: g.Scene;
  const phones = [g.aPhone(), g.aPhone()];
  const figures = async (departure: string) => {
    const day = (await f.ask(db(), f.admin, "admin_day", { day: scene.mine.day })) as unknown as { departures: Row[] };
    return day.departures.find((row) => row["departure_id"] === departure);
  };
  beforeAll(async () => {
    scene = await g.scene(db());
    await db().exec(`update public.tours set max_guests = 500 where id = '${scene.mine.tour}'`);
    for (const phone of phones) await g.pocket(db(), f.guide, phone);
    await g.longAgo(db());
  });

  it("lists what departs with people or a guide, and when the guide's phone was last heard of", async () => {
    const expected = { expected: 2, arrived: 0, absent: 0, unknown: 2, guide_name: "Aziz", title: "Silk Road" };
    expect(await figures(scene.mine.departure)).toMatchObject(expected);
    expect((await figures(scene.mine.departure))?.["last_heard_at"]).toBeTruthy();
    expect(await figures(scene.theirs.departure)).toMatchObject({ guide_name: "Bobur", last_heard_at: null });
  });

  it("counts as the guides' phones count, whatever was told, taken back, cancelled or moved", async () => {
    const random = createRandom(22);
    const morning = Date.now() - 3_600_000;
    const parties = [scene.mine.booking];
    for (let n = 0; n < 6; n += 1) {
      const {
        token,
        total_price_cents: _,
        ...booking
      } = f.bookingOf(scene.mine.tour, scene.mine.day, { guests: random.int(1, 4) });
      expect(await f.ask(db(), f.admin, "admin_manual_booking", { booking })).toMatchObject({ ok: true });
      parties.push({ ...booking, token });
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      const booking = random.pick([scene.mine.booking, ...parties]);
      const kind = random.pick(["arrived", "arrived", "absent", "undone"] as const);
      const fact = g.factOf(
        random.pick([phones[0] ?? g.aPhone(), ...phones]),
        { ...scene.mine, booking },
        {
          kind,
          guests: kind === "arrived" ? random.int(1, 5) : 0,
          // Often at the very same moment.
          seen_at: new Date(morning + random.int(0, 20) * 60_000).toISOString(),
        },
      );
      expect(await f.ask(db(), f.anon, "tell_check_in", { fact })).toEqual({ ok: true });
      if (random.chance(0.06))
        await f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: booking.id, reason: "x" });
      const told = (await g.pocket(db(), f.guide, phones[0] ?? g.aPhone())).departures[0];
      const departure = v.parse(pocketDepartureSchema, told);
      const { booked, in: arrived, absent, missing } = headcount(guestRows(departure, departure.facts));
      expect(await figures(scene.mine.departure)).toMatchObject({
        expected: booked,
        arrived,
        absent,
        unknown: missing,
      });
    }
  });

  it("is written for the guide by one admin at a time: the second is told what stands", async () => {
    const note = (words: string, seen: string | null) =>
      f.ask(db(), f.admin, "save_guide_note", { booking: scene.theirs.booking.id, note: words, seen });
    expect(await note("Vegan", null)).toEqual({ ok: true, guide_note: "Vegan" });
    expect(await note("Vegan", null)).toEqual({ ok: true, guide_note: "Vegan" });
    expect(await note("Allergic", null)).toMatchObject({ ok: false, code: "changed", guide_note: "Vegan" });
    expect(await note("Allergic", "Vegan")).toEqual({ ok: true, guide_note: "Allergic" });
    expect(await note("x".repeat(1001), "Allergic")).toMatchObject({ code: "guide_note_long" });
    expect(await note("", "Allergic")).toEqual({ ok: true, guide_note: null });
    expect(await one(db(), `select guide_note from public.bookings where id = '${scene.theirs.booking.id}'`)).toEqual({
      guide_note: null,
    });
  });
});
