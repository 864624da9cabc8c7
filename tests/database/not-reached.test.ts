import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { notReachedSchema } from "../../src/domain/desk/departures/not-reached.ts";
import { aLink, revoke, share } from "./support/companions.ts";
import { call, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { runNewsSchedule } from "./support/news-schedule.ts";
import * as n from "./support/news.ts";

const SCHEDULES = Number(process.env["NEWS_SCHEDULES"] ?? 3);
const FROM = Number(process.env["NEWS_FROM"] ?? 0);

onOneEngine("the list of persons who were not reached", (db) => {
  beforeAll(async () => {
    await f.addAccounts(db());
    await n.neverQuiet(db());
  });

  const listed = async (departure_id?: string) =>
    v.parse(
      v.array(notReachedSchema),
      await call(db(), f.admin, "admin_not_reached", departure_id ? { departure_id } : {}),
    );
  const newestOf = async (booking: f.Held) => ((await f.view(db(), booking))["news"] as Row[])[0]?.["id"];

  it("names each traveler with a phone number and what was tried, until each has seen the news", async () => {
    const { booking, departure } = await n.party(db());
    const link = aLink(2, "Bek");
    await share(db(), booking, link);
    expect(await listed(departure)).toEqual([]);
    await n.follow(db(), n.companion(link));
    await n.meet(db(), departure, "07:15");
    for (const one of await n.claim(db())) await n.sent(db(), one);
    const lead = `${booking["customer_first_name"]} ${booking["customer_last_name"]}`;
    const phone = booking["customer_phone"];
    expect(await listed(departure)).toMatchObject([
      { kind: "meeting_changed", name: lead, booked_by: null, phone, tried: [{ by: "mail", status: "queued" }] },
      { name: "Bek", booked_by: lead, phone, tried: [{ by: "push", status: "sent" }] },
    ]);
    const id = await newestOf(booking);
    await n.acknowledge(db(), n.lead(booking), id);
    expect(await listed(departure)).toMatchObject([{ name: "Bek" }]);
    await n.acknowledge(db(), n.companion(link), id);
    expect(await listed(departure)).toEqual([]);
  });

  it("lists all of them again after another change, but nobody who left or whose link was revoked", async () => {
    const { booking, departure, tour } = await n.party(db());
    const link = aLink(2, "Bek");
    await share(db(), booking, link);
    const other = f.bookingOf(tour, String(booking["check_in"]), { guests: 1 });
    await f.bookAndPay(db(), other);
    const held = f.bookingOf(tour, String(booking["check_in"]), { guests: 1 });
    await f.book(db(), held);
    await n.meet(db(), departure, "07:15");
    await n.acknowledge(db(), n.lead(booking), await newestOf(booking));
    await n.meet(db(), departure, "06:45");
    expect(await listed(departure)).toHaveLength(3);
    await revoke(db(), booking, link);
    await f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: other.id, reason: "ill" });
    expect(await listed(departure)).toMatchObject([{ booking_id: booking.id }]);
  });

  it("shows who does not know that the departure was called off, in place of the meeting", async () => {
    const { booking, departure } = await n.party(db(), 3, 1);
    await n.meet(db(), departure, "07:15");
    await f.ask(db(), f.admin, "cancel_departure", { departure_id: departure, reason: "snow" });
    expect(await listed(departure)).toMatchObject([{ kind: "departure_cancelled", booking_id: booking.id }]);
    expect((await listed()).map(({ booking_id }) => booking_id)).toContain(booking.id);
    const today = (await call(db(), f.admin, "admin_today", {})) as { not_reached: { rows: Row[] } };
    expect(today.not_reached.rows).toMatchObject([{ booking_id: booking.id }]);
    await n.acknowledge(db(), n.lead(booking), await newestOf(booking));
    expect(await listed(departure)).toEqual([]);
  });

  it("lists every departure to come, of which the morning shows today and tomorrow", async () => {
    const { booking, departure } = await n.party(db());
    await n.meet(db(), departure, "07:15");
    expect(await listed(departure)).toHaveLength(1);
    expect((await listed()).map(({ booking_id }) => booking_id)).toContain(booking.id);
    const { not_reached } = (await call(db(), f.admin, "admin_figures", {})) as { not_reached: number };
    expect(not_reached).toBe((await listed()).length);
    const today = (await call(db(), f.admin, "admin_today", {})) as { not_reached: { rows: Row[] } };
    expect(today.not_reached.rows.map(({ booking_id }) => booking_id)).not.toContain(booking.id);
  });

  it.each(Array.from({ length: SCHEDULES }, (_, place) => FROM + place))(
    "is exact, and no news is lost or doubled, after schedule %i of five phones, outages and kills",
    async (seed) => {
      const { departure, expected, problems } = await runNewsSchedule(db(), seed);
      expect(problems).toEqual([]);
      expect((await listed(departure)).map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
    },
  );
});
