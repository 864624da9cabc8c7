import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { WAITING_DAYS } from "../../src/domain/access/held-data.ts";
import { companionViewSchema } from "../../src/domain/companions/companion-view.ts";
import { aLink, BEK, companionTrip, revoke, saveDetails, share } from "./support/companions.ts";
import { call, lit, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

const SEEN_BY_COMPANIONS =
  `id position label first_name state item_type item_id title image_url check_in ends_on duration_days
  itinerary includes meeting_point meeting_latitude meeting_longitude meeting_time contact_phone meeting_change news voucher
  details_saved_at language server_time`
    .split(/\s+/)
    .toSorted();

onOneEngine("companions", (db) => {
  let tour = "";
  let day = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500 });
    day = await f.dayFromNow(db(), 30);
  });

  const confirmed = async (guests = 3) => {
    const booking = f.bookingOf(tour, day, { guests });
    await f.bookAndPay(db(), booking);
    return booking;
  };
  const shared = async (guests = 3) => {
    const booking = await confirmed(guests);
    const link = aLink();
    expect(await share(db(), booking, link)).toMatchObject({ ok: true });
    return { booking, link };
  };
  const companionsOf = async (booking: f.Held) => (await f.view(db(), booking))["companions"] as Row[];
  const change = (set: string, id: string) =>
    db().exec(`alter table public.bookings disable trigger guard;
      update public.bookings set ${set} where id = '${id}';
      alter table public.bookings enable trigger guard;`);

  it("are listed for the lead, with what each has done, and a repeated share makes no second one", async () => {
    const { booking, link } = await shared();
    const listed = { id: link.id, position: 2, label: "Bek", opened_at: null, details_saved_at: null };
    expect(await share(db(), booking, link)).toMatchObject({ ok: true, companions: [listed] });
    expect(await share(db(), booking, { ...link, label: " Bekzod " })).toMatchObject({
      companions: [{ label: "Bekzod" }],
    });
    expect(await share(db(), booking, aLink(3, "Olim"))).toMatchObject({
      companions: [{ position: 2 }, { position: 3 }],
    });
    await companionTrip(db(), link);
    const [first] = await companionsOf(booking);
    expect(first?.["opened_at"]).not.toBeNull();
    await companionTrip(db(), link);
    expect((await companionsOf(booking))[0]).toEqual(first);
  });

  it("see program, meeting point and their state, and no price, payment or contact of others", async () => {
    const { booking, link } = await shared();
    const trip = await companionTrip(db(), link);
    expect(Object.keys(trip ?? {}).toSorted()).toEqual(SEEN_BY_COMPANIONS);
    expect(v.parse(companionViewSchema, trip)).toMatchObject({
      id: link.id,
      position: 2,
      label: "Bek",
      first_name: booking["customer_first_name"],
      state: "confirmed",
      title: "Silk Road",
      check_in: day,
      itinerary: { 1: "Arrive" },
      details_saved_at: null,
    });
  });

  it("are told that the trip was called off or cancelled, and lose the page two days after its end", async () => {
    const { booking, link } = await shared();
    await change("ends_on = private.today() - 2", booking.id);
    expect(await companionTrip(db(), link)).toMatchObject({ state: "confirmed" });
    await change("ends_on = private.today() - 3", booking.id);
    expect(await companionTrip(db(), link)).toBeNull();
    await change("ends_on = private.today() + 3, status = 'cancelled'", booking.id);
    expect(await companionTrip(db(), link)).toMatchObject({ state: "cancelled" });
    const other = await f.makeTour(db());
    const calledOff = f.bookingOf(other, day);
    await f.bookAndPay(db(), calledOff);
    const theirs = aLink();
    await share(db(), calledOff, theirs);
    const departure_id = await f.departureOf(db(), other, day);
    await f.ask(db(), f.admin, "cancel_departure", { departure_id, reason: "snow on the pass" });
    expect(await companionTrip(db(), theirs)).toMatchObject({ state: "called_off" });
    expect(await share(db(), calledOff, aLink(2))).toMatchObject({ ok: false, code: "trip_over" });
  });

  it("answer a stranger, a revoked link and an unknown one alike", async () => {
    const { booking, link } = await shared();
    const other = await shared();
    expect(await companionTrip(db(), { id: link.id, token: other.link.token })).toBeNull();
    expect(await companionTrip(db(), { id: link.id, token: booking.token })).toBeNull();
    expect(await companionTrip(db(), aLink())).toBeNull();
    expect(await revoke(db(), booking, link)).toMatchObject({ ok: true, companions: [] });
    expect(await companionTrip(db(), link)).toBeNull();
    expect(await revoke(db(), booking, link)).toMatchObject({ ok: true, companions: [] });
    expect(await revoke(db(), other.booking, link)).toMatchObject({ ok: true });
    expect(await revoke(db(), { ...booking, token: f.newToken() }, link)).toMatchObject({ code: "not_found" });
    expect(await companionTrip(db(), other.link)).not.toBeNull();
  });

  it("get a new link with the next serial after a revoked one, never an old one back", async () => {
    const { booking, link } = await shared();
    expect(await share(db(), booking, aLink())).toMatchObject({ ok: false, code: "position_taken", field: "position" });
    await revoke(db(), booking, link);
    expect(await share(db(), booking, link)).toMatchObject({ code: "invalid_share", field: "companion_id" });
    expect(await share(db(), booking, { ...aLink(), token: link.token })).toMatchObject({ field: "companion_token" });
    const next = aLink();
    expect(await share(db(), booking, next)).toMatchObject({ ok: true });
    expect(await one(db(), `select serial from public.companions where id = '${next.id}'`)).toEqual({ serial: 2 });
    expect(await share(db(), await confirmed(), next)).toMatchObject({ code: "invalid_share", field: "companion_id" });
  });

  it.each<[string, Row, string, string | null]>([
    ["a key of one's own", { note: "x" }, "invalid_share", "note"],
    ["the lead's own place", { position: 1 }, "invalid_share", "position"],
    ["a place beyond the guests", { position: 4 }, "invalid_share", "position"],
    ["a blank label", { label: " " }, "invalid_share", "label"],
    ["a long label", { label: "x".repeat(51) }, "invalid_share", "label"],
    ["a short token", { companion_token: "x" }, "invalid_share", "companion_token"],
    ["a stranger's token", { token: "t".repeat(43) }, "not_found", null],
  ])("refuse %s", async (_, wrong, code, field) => {
    const booking = await confirmed();
    expect(await share(db(), booking, aLink(), wrong)).toMatchObject({ ok: false, code, field });
    expect(await companionsOf(booking)).toEqual([]);
  });

  it("cannot join a booking that is not confirmed or is over", async () => {
    const held = f.bookingOf(tour, day);
    await f.book(db(), held);
    expect(await share(db(), held, aLink())).toMatchObject({ code: "not_confirmed" });
    const { booking } = await shared();
    await change("ends_on = private.today() - 1", booking.id);
    expect(await share(db(), booking, aLink(3))).toMatchObject({ code: "trip_over" });
    await change("ends_on = private.today(), status = 'cancelled'", booking.id);
    expect(await share(db(), booking, aLink(3))).toMatchObject({ code: "trip_over" });
  });

  describe("who send their details", () => {
    const detailsOf = ({ id }: { id: string }) =>
      db().query(
        `select to_jsonb(d) - 'companion_id' as row from public.companion_details d where companion_id = ${lit(id)}`,
      );

    it("store the newest version once, and no verb returns it to lead or companion", async () => {
      const { booking, link } = await shared();
      expect(await saveDetails(db(), link, { saved_at: 1_800_000_000_005 })).toEqual({ ok: true });
      expect(await saveDetails(db(), link, { saved_at: 1_800_000_000_005 })).toEqual({ ok: true });
      expect(await saveDetails(db(), link, { saved_at: 1_800_000_000_004, diet: "fish" })).toMatchObject({
        code: "newer_details",
      });
      expect(await detailsOf(link)).toEqual([{ row: BEK }]);
      const answers = JSON.stringify([await f.view(db(), booking), await companionTrip(db(), link)]);
      // Times and ids can hold the digits of the year.
      const { birth_year, ...texts } = BEK;
      for (const secret of [`"birth_year":${birth_year}`, ...Object.values(texts)])
        expect(answers).not.toContain(secret);
      expect((await companionsOf(booking))[0]).toMatchObject({ details_saved_at: 1_800_000_000_005 });
      expect(await companionTrip(db(), link)).toMatchObject({ details_saved_at: 1_800_000_000_005 });
    });

    it("show them to the desk alone, with the passport, and no longer count as missing a name", async () => {
      const { booking, link } = await shared();
      const desk = (verb: string, args: Row) => f.ask(db(), f.admin, verb, args);
      const unnamed = async () => one(db(), `select private.named_travelers('${booking.id}')::int as named`);
      expect(await desk("admin_booking", { booking_id: booking.id })).toMatchObject({
        travelers: [],
        companions: [{ id: link.id, label: "Bek", details_saved_at: null }],
      });
      expect(await unnamed()).toEqual({ named: 0 });
      await saveDetails(db(), link);
      expect(await unnamed()).toEqual({ named: 1 });
      expect(await desk("admin_booking", { booking_id: booking.id })).toMatchObject({
        travelers: [{ position: 2, ...BEK }],
        companions: [{ details_saved_at: expect.any(Number) }],
      });
      const manifest = (await desk("admin_manifest", { item: tour, departs_on: day })) as unknown as { rows: Row[] };
      expect(manifest.rows.find(({ id }) => id === booking.id)).toMatchObject({
        travelers: [{ position: 2, ...BEK }],
        companions: [{ id: link.id }],
      });
    });

    it("lose them when their link is revoked", async () => {
      const { booking, link } = await shared();
      await saveDetails(db(), link);
      await revoke(db(), booking, link);
      expect(await detailsOf(link)).toEqual([]);
      expect(await one(db(), `select label, details_saved_at from public.companions where id = '${link.id}'`)).toEqual({
        label: null,
        details_saved_at: null,
      });
      expect(await saveDetails(db(), link)).toMatchObject({ ok: false, code: "not_found" });
      expect(await detailsOf(link)).toEqual([]);
    });

    it("lose the passport alone some days after the trip", async () => {
      const { booking, link } = await shared();
      await saveDetails(db(), link);
      const passportAfter = async (days: number) => {
        await change(`ends_on = private.today() - ${days}`, booking.id);
        await call(db(), f.service, "apply_retention");
        return detailsOf(link);
      };
      expect(await passportAfter(WAITING_DAYS)).toEqual([{ row: BEK }]);
      expect(await passportAfter(WAITING_DAYS + 1)).toEqual([{ row: { ...BEK, passport: null } }]);
    });

    it("need a valid link to a trip that is not over", async () => {
      const { booking, link } = await shared();
      expect(await saveDetails(db(), { ...link, token: booking.token })).toMatchObject({ code: "not_found" });
      await change("ends_on = private.today() - 1", booking.id);
      expect(await saveDetails(db(), link)).toMatchObject({ code: "trip_over" });
      await change("ends_on = private.today() + 1, status = 'cancelled'", booking.id);
      expect(await saveDetails(db(), link)).toMatchObject({ code: "trip_over" });
      expect(await detailsOf(link)).toEqual([]);
    });

    it.each<[string, Row, string]>([
      ["a key of one's own", { phone: "1" }, "phone"],
      ["no name", { name: " " }, "name"],
      ["a name that is missing", { name: null }, "name"],
      ["a name with signs", { name: "Robert'); drop" }, "name"],
      ["a year in words", { birth_year: "1990" }, "birth_year"],
      ["a passport with signs", { passport: "<b>1</b>" }, "passport"],
      ["a long passport", { passport: "1".repeat(21) }, "passport"],
      ["a note that is no text", { note: 1 }, "note"],
      ["a time that is none", { saved_at: 1 }, "saved_at"],
    ])("are refused %s", async (_, wrong, field) => {
      const { link } = await shared();
      expect(await saveDetails(db(), link, wrong)).toMatchObject({ ok: false, code: "invalid_details", field });
      expect(await detailsOf(link)).toEqual([]);
    });
  });
});
