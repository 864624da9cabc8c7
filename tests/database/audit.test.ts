import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { auditSentence } from "../../src/text/audit.ts";
import { call, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

type Entry = Row & { action: string; entity: string; actor_email: string | null; label: string; details: Row };

onOneEngine("the audit log", (db) => {
  let tour = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { price: 220 });
  });
  const entries = async (filter: Row = {}) =>
    ((await call(db(), f.admin, "admin_audit", filter)) as { rows: Entry[] }).rows;
  const newest = async (filter: Row = {}) => {
    const [entry] = await entries({ ...filter, how_many: 1 });
    if (!entry) throw new Error("no entry");
    return auditSentence(entry).replace("{it}", entry.label);
  };
  const day = () => f.dayFromNow(db(), 30);

  it("stores a tour's fields before and after a change", async () => {
    await f.editItem(db(), "tour", tour, { price: 240 });
    expect(await newest()).toBe("Price of Silk Road changed from $220 to $240 by admin@example.com");
  });

  it("stores changes of departures, with their guide's name", async () => {
    const guide = { id: randomUUID(), name: "Aziz", phone: null, email: null, revision: 0 };
    await f.ask(db(), f.admin, "save_guide", { guide });
    expect(await newest()).toBe("Guide Aziz was added by admin@example.com");
    await f.ask(db(), f.admin, "save_guide", { guide: { ...guide, name: "Bek", revision: 1 } });
    expect(await newest()).toBe("Name of guide Bek changed from Aziz to Bek by admin@example.com");
    const id = await f.departureOf(db(), tour);
    const save = (changes: Row) => f.ask(db(), f.admin, "save_departure", { departure: { id, ...changes } });
    await save({ places: 12 });
    expect(await newest()).toMatch(/^Seats of departure Silk Road, .* set to 12 by admin@example\.com$/);
    await save({ guide_id: guide.id });
    expect(await newest()).toMatch(/^Guide of departure Silk Road, .* set to Bek by/);
  });

  it("is found by person, subject and day", async () => {
    const wish = f.bookingOf(tour, await day(), { total_price_cents: 5_000_000 });
    await f.bookAndPay(db(), wish);
    await f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: wish.id, reason: "x" });
    expect(await newest({ what: "booking" })).toMatch(/^Booking .*, Silk Road was cancelled by admin@example\.com$/);
    expect((await entries({ what: "tour" })).every(({ entity }) => entity === "tour")).toBe(true);
    const all = await entries();
    expect(await entries({ who: "ADMIN@" })).toHaveLength(all.filter(({ actor_email }) => actor_email).length);
    expect(await entries({ who: "nobody" })).toEqual([]);
    expect((await entries({ who: "system" })).every(({ actor_email }) => actor_email === null)).toBe(true);
    const today = await f.dayFromNow(db(), 0);
    expect(await entries({ from_day: today, to_day: today })).toHaveLength(all.length);
    expect(await entries({ to_day: await f.dayFromNow(db(), -1) })).toEqual([]);
  });
});
