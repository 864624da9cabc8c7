import { randomUUID } from "node:crypto";
import fc from "fast-check";
import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { guestRows, headcount } from "../../src/domain/guide/guest-list.ts";
import { rosterDepartureSchema } from "../../src/domain/guide/roster.ts";
import { aLink, BEK, revoke, saveDetails, share } from "./support/companions.ts";
import { lit, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import * as g from "./support/guides.ts";

const rosterParts = v.pick(rosterDepartureSchema, ["bookings", "facts"]);
class Undo extends Error {}

onOneEngine("persons with vouchers of their own", (db) => {
  const phone = g.aPhone();
  let departure = "";
  let booking: Row & f.Held;
  beforeAll(async () => {
    await g.scene(db());
    const tour = await f.makeTour(db(), { days: [30] });
    const day = await f.dayFromNow(db(), 30);
    booking = f.bookingOf(tour, day, { guests: 4 });
    await f.bookAndPay(db(), booking);
    departure = await f.departureOf(db(), tour, day);
    await g.reassign(db(), departure, "guide");
    await g.longAgo(db());
    await g.roster(db(), f.guide, phone);
    await g.longAgo(db());
  });
  const bookingOnList = async () => {
    const { departures } = await g.roster(db(), f.guide, phone);
    return departures.find(({ id }) => id === departure)?.bookings[0];
  };
  const report = (more: Row) => {
    const trip = { tour: "", day: "", departure, booking };
    return f.ask(db(), f.anon, "report_check_in", { fact: g.factOf(phone, trip, more) });
  };

  it("are on the guide's list with name and newest serial, and without a name once revoked", async () => {
    const [bek, olim, next] = [aLink(2, "Bek"), aLink(3, "Olim"), aLink(3, "Olima")];
    for (const link of [bek, olim]) await share(db(), booking, link);
    expect(await bookingOnList()).toMatchObject({
      companions: [
        { position: 2, serial: 1, name: "Bek" },
        { position: 3, serial: 1, name: "Olim" },
      ],
    });
    await revoke(db(), booking, olim);
    expect(await bookingOnList()).toMatchObject({ companions: [{}, { position: 3, serial: 1, name: null }] });
    await share(db(), booking, next);
    expect(await bookingOnList()).toMatchObject({ companions: [{}, { position: 3, serial: 2, name: "Olima" }] });
    expect(Object.keys((await bookingOnList()) ?? {})).not.toContain("token_hash");
  });

  it("replace the lead's words about them by their own details, and the guide gets no passport", async () => {
    const list = { id: booking.id, token: booking.token, saved_at: Date.now() };
    const travelers = [
      { position: 1, name: "Anna", diet: "fish" },
      { position: 2, name: "B", diet: "meat" },
    ];
    await f.ask(db(), f.anon, "save_travelers", { list: { ...list, travelers } });
    const link = aLink(4, "Dilya");
    await share(db(), booking, link);
    const { companions } = (await bookingOnList()) as { companions: Row[] };
    expect(companions).toMatchObject([{ position: 2, name: "B" }, { position: 3 }, { position: 4, name: "Dilya" }]);
    expect(await saveDetails(db(), link)).toEqual({ ok: true });
    const listed = (await bookingOnList()) as { travelers: Row[] };
    const { passport: _, ...seen } = BEK;
    expect(listed).toMatchObject({ companions: [{}, {}, { position: 4, name: "Bek Olimov" }] });
    expect(listed.travelers).toEqual([
      expect.objectContaining({ position: 1, name: "Anna", diet: "fish" }),
      expect.objectContaining({ position: 2, name: "B", diet: "meat" }),
      { position: 4, ...seen },
    ]);
    const { travelers: ofLead } = await f.view(db(), booking);
    expect(ofLead).toMatchObject(travelers);
  });

  it.each([
    ["a place in words", { position: "2" }],
    ["place 0", { position: 0 }],
    ["an absent person", { kind: "absent", guests: 0, position: 2 }],
  ])("are not reported with %s", async (_, wrong) => {
    expect(await report(wrong)).toMatchObject({ ok: false, code: "invalid_fact", field: "position" });
  });

  const kinds = fc.constantFrom("arrived", "arrived", "arrived", "undone", "absent");
  const fact = fc.record({
    kind: kinds,
    position: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
    guests: fc.integer({ min: 1, max: 5 }),
    minute: fc.integer({ min: 0, max: 6 }),
    doubt: fc.constantFrom(null, null, null, "phone_ended"),
  });

  it("are counted by the server as by the phones, whatever was reported and in whatever order", async () => {
    const counted = fc.asyncProperty(fc.array(fact, { maxLength: 8 }), async (facts) => {
      const run = db().transaction(async (query) => {
        for (const { kind, position, guests, minute, doubt } of facts)
          await query(`insert into public.check_ins (id, device_id, departure_id, booking_id, kind, guests, position, late, by, seen_at, doubt)
            values (${[randomUUID(), phone.device_id, departure, booking.id, kind].map(lit).join(", ")}, ${kind === "arrived" ? guests : 0},
              ${lit(kind === "absent" ? null : position)}, false, 'scan', timestamptz '2026-01-01 09:00Z' + ${minute} * interval '1 minute',
              ${lit(doubt)})`);
        const [row] = await query(`select private.guest_list_of(${lit(departure)}) as bookings,
          private.check_ins_of(${lit(departure)}) as facts, private.check_in_figures(${lit(departure)}) as figures`);
        const list = v.parse(rosterParts, { bookings: row?.["bookings"], facts: row?.["facts"] });
        const { booked: expected, in: arrived, absent, missing: unknown } = headcount(guestRows(list, list.facts));
        expect({ facts, figures: row?.["figures"] }).toEqual({
          facts,
          figures: { expected, arrived, absent, unknown },
        });
        throw new Undo();
      });
      await expect(run).rejects.toThrow(Undo);
    });
    await fc.assert(counted, { numRuns: 150 });
  });

  it("are stored with their place and shown to the guide's other phone", async () => {
    expect(await report({ position: 2, guests: 1 })).toEqual({ ok: true });
    const { departures } = await g.roster(db(), f.guide, phone);
    expect(departures.find(({ id }) => id === departure)?.facts).toMatchObject([{ position: 2, guests: 1 }]);
  });
});
