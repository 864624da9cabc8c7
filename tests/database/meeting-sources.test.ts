import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aLink, companionTrip, share } from "./support/companions.ts";
import { call, type Database, lit, type Row } from "./support/database.ts";
import { onOneEngine, onPostgres } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { manySessions } from "./support/postgres.ts";

const LOBBY = { point: "Hotel lobby", time: "08:30", latitude: 39.65, longitude: 66.97, phone: "+998 71 1000001" };
const SHOP_PHONE = "+998 71 200 00 00";
type Scene = { tour: string; later: string; package: string; departure: string };

onOneEngine("a change of what a voucher shows", (db) => {
  beforeAll(() => f.addAccounts(db()));

  const edit = async (item_type: string, id: string, changes: Row) =>
    expect(await f.editItem(db(), item_type, id, changes)).toMatchObject({ ok: true });
  const editTour = (changes: Row) => (scene: Scene) => edit("tour", scene.tour, changes);
  const save = (departure: Row) => f.ask(db(), f.admin, "save_departure", { departure });
  const saveSettings = async (changes: Row) => {
    const { revision } = (await call(db(), f.admin, "admin_settings")) as Row;
    expect(await call(db(), f.admin, "admin_save_settings", { settings: changes, seen: revision })).toMatchObject({
      ok: true,
    });
  };
  const meetingTour = async () => {
    const tour = await f.makeTour(db(), { days: [30, 90] });
    await db()
      .exec(`update public.tours set meeting_point = 'Hotel lobby', meeting_time = '08:30', meeting_latitude = 39.65,
      meeting_longitude = 66.97, contact_phone = '+998 71 1000001' where id = ${lit(tour)}`);
    return tour;
  };
  const booked = async (kind: "tour" | "package") => {
    const [tour, later] = [await meetingTour(), await meetingTour()];
    const [row] = await db().query(`insert into public.packages (title, description, price, duration_days, tour_ids)
      values ('All', 'x', 900, 5, array[${lit(tour)}, ${lit(later)}]::uuid[]) returning id::text`);
    const day = await f.dayFromNow(db(), 30);
    const item = kind === "tour" ? { tour_id: tour } : { tour_id: null, package_id: String(row?.["id"]) };
    const booking = f.bookingOf(tour, day, { guests: 2, total_price_cents: 5_000_000, ...item });
    await f.bookAndPay(db(), booking);
    const link = aLink();
    await share(db(), booking, link);
    const departure = await f.departureOf(db(), String(item.tour_id ?? item.package_id), day);
    return { booking, link, scene: { tour, later, package: String(row?.["id"]), departure } };
  };
  const effects = async ({ booking, link, scene }: Awaited<ReturnType<typeof booked>>) => ({
    changes: await f.count(db(), `public.meeting_changes where departure_id = ${lit(scene.departure)}`),
    mails: await f.mailCount(db(), booking, "meeting_changed"),
    lead: (await f.view(db(), booking))["meeting_change"],
    companion: (await companionTrip(db(), link))?.["meeting_change"],
    notReached: ((await call(db(), f.admin, "admin_not_reached", { departure_id: scene.departure })) as Row[]).length,
  });

  describe("is told to the lead and the companion, and listed until they saw it,", () => {
    const ownDay = (scene: Scene) => edit("package", scene.package, { itinerary: { "1": "Airport, gate 2" } });
    const swap = (scene: Scene) => edit("package", scene.package, { tour_ids: [scene.later] });
    const pin = (scene: Scene) => save({ id: scene.departure, meeting_latitude: 41.3, meeting_longitude: 69.2 });

    it.each<[string, "tour" | "package", (scene: Scene) => Promise<unknown>, Row]>([
      ["the tour's point", "tour", editTour({ meeting_point: "North gate" }), { point: "North gate" }],
      ["the tour's time", "tour", editTour({ meeting_time: "07:15" }), { time: "07:15" }],
      ["the tour's pin", "tour", editTour({ meeting_latitude: 41.3 }), { latitude: 41.3 }],
      ["the tour's contact", "tour", editTour({ contact_phone: "+998 71 2000002" }), { phone: "+998 71 2000002" }],
      ["the contact, left to the shop,", "tour", editTour({ contact_phone: null }), { phone: null }],
      ["the first tour's point", "package", editTour({ meeting_point: "North gate" }), { point: "North gate" }],
      ["the package's own first day", "package", ownDay, { point: "Airport, gate 2", time: null, latitude: null }],
      [
        "the package's first tour",
        "package",
        async (scene) => {
          await edit("tour", scene.later, { meeting_time: "10:00" });
          await swap(scene);
        },
        { time: "10:00" },
      ],
      [
        "the departure's own point",
        "tour",
        (scene) => save({ id: scene.departure, meeting_point: "North gate" }),
        {
          point: "North gate",
          latitude: null,
        },
      ],
      [
        "the departure's pin alone",
        "tour",
        async (scene) => {
          await save({
            id: scene.departure,
            meeting_point: LOBBY.point,
            meeting_latitude: 39.65,
            meeting_longitude: 66.97,
          });
          await pin(scene);
        },
        { latitude: 41.3 },
      ],
    ])("when %s changes (%s)", async (_, kind, change, expected) => {
      const world = await booked(kind);
      expect(await effects(world)).toMatchObject({ changes: 0, mails: 0, lead: null, notReached: 0 });
      await change(world.scene);
      const was = { was: LOBBY, seen_at: null };
      expect(await effects(world)).toMatchObject({ changes: 1, mails: 1, lead: was, companion: was, notReached: 2 });
      const { now } = (
        await db().query(`select now from public.meeting_changes where departure_id = ${lit(world.scene.departure)}`)
      )[0] as { now: Row };
      expect(now).toMatchObject(expected);
    });

    it("when the shop's telephone changes and the tour has none", async () => {
      const world = await booked("tour");
      const other = await booked("tour");
      await saveSettings({ phone: SHOP_PHONE });
      await db().exec(`delete from public.meeting_changes;
        update public.tours set contact_phone = null where id = ${lit(world.scene.tour)};
        delete from public.meeting_changes; delete from public.email_outbox`);
      await saveSettings({ phone: "+998 71 300 00 00" });
      expect(await effects(world)).toMatchObject({ changes: 1, mails: 1, lead: { was: { phone: SHOP_PHONE } } });
      expect(await effects(other)).toMatchObject({ changes: 0, mails: 0, lead: null });
    });
  });

  describe("is told to nobody", () => {
    it.each<[string, "tour" | "package", (scene: Scene) => Promise<unknown>]>([
      ["a later tour of a package changes", "package", (scene) => edit("tour", scene.later, { meeting_time: "10:00" })],
      ["another field of the tour changes", "tour", editTour({ meeting_point: "Hotel lobby", max_guests: 40 })],
      [
        "a later day of the package changes",
        "package",
        (scene) => edit("package", scene.package, { itinerary: { "5": "x" } }),
      ],
      [
        "the departure repeats the tour's point and pin",
        "tour",
        (scene) =>
          save({ id: scene.departure, meeting_point: LOBBY.point, meeting_latitude: 39.65, meeting_longitude: 66.97 }),
      ],
      [
        "the departure is over",
        "tour",
        async (scene) => {
          await db().exec(
            `update public.departures set start_date = private.today() - 1 where id = ${lit(scene.departure)}`,
          );
          await editTour({ meeting_time: "10:00" })(scene);
        },
      ],
    ])("when %s (%s)", async (_, kind, change) => {
      const world = await booked(kind);
      await change(world.scene);
      expect(await effects(world)).toMatchObject({ changes: 0, mails: 0, lead: null, companion: null });
    });

    it("when the tour's point and pin change under a departure's own, but its time is told", async () => {
      const world = await booked("tour");
      await save({ id: world.scene.departure, meeting_point: "Own gate" });
      await editTour({ meeting_point: "North gate", meeting_latitude: 41.3 })(world.scene);
      expect(await effects(world)).toMatchObject({ changes: 1, lead: { was: LOBBY } });
      await editTour({ meeting_time: "07:15" })(world.scene);
      expect(await effects(world)).toMatchObject({ changes: 2 });
    });
  });
});

onPostgres("a change of a tour's meeting beside other sessions", (db) => {
  const ROUNDS = 12;
  let many: Database;
  beforeAll(async () => {
    await f.addAccounts(db());
    many = manySessions(db(), 12);
  });
  afterAll(() => many.close());

  it("is told to each booking that was shown the old one, and ends no session in a deadlock", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const tour = await f.makeTour(db(), { maxGuests: 40, days: [30, 90] });
      const [day, later] = [await f.dayFromNow(db(), 30), await f.dayFromNow(db(), 90)];
      const [paid, leaving, moving] = [f.bookingOf(tour, day), f.bookingOf(tour, day), f.bookingOf(tour, day)];
      for (const booking of [paid, leaving, moving]) await f.bookAndPay(db(), booking);
      const departure = await f.departureOf(db(), tour, day);
      const stored = (await f.ask(db(), f.admin, "admin_item", { item_type: "tour", item_id: tour })) as Row;
      const edited = { item_type: "tour", item_id: tour, seen: stored["revision"] };
      const edit = (meeting_time: string) =>
        f.ask(many, f.admin, "admin_save_item", { ...edited, fields: { meeting_time } });
      const made = Array.from({ length: 5 }, () => f.bookingOf(tour, day));
      const move = { move_id: randomUUID(), to_date: later, expected_difference_cents: 0 };
      const asks = [
        () => edit("07:15"),
        ...made.map((booking) => () => f.book(many, booking)),
        () => f.ask(many, f.admin, "save_departure", { departure: { id: departure, meeting_point: `Gate ${round}` } }),
        () => f.cancel(many, leaving),
        () => f.ask(many, f.anon, "move_my_booking", { ...f.mine(moving), ...move }),
      ];
      const turn = round % asks.length;
      const answers = await Promise.all([...asks.slice(turn), ...asks.slice(0, turn)].map((ask) => ask()));
      const shown = answers.flatMap((answer) => {
        const { booking } = answer as { booking?: Row };
        return booking && made.some(({ id }) => id === booking["id"]) ? [booking] : [];
      });
      expect(shown).toHaveLength(made.length);
      for (const { id, meeting_time, meeting_point } of [
        ...shown,
        { id: paid.id, meeting_time: null, meeting_point: null },
      ]) {
        const news = await f.count(db(), `public.news where kind = 'meeting_changed' and booking_id = ${lit(id)}`);
        const isCurrent = meeting_time === "07:15" && meeting_point === `Gate ${round}`;
        expect(news > 0 || isCurrent, `round ${round}: ${JSON.stringify({ meeting_time, meeting_point })}`).toBe(true);
      }
    }
  });
});
