import { beforeAll, expect, it } from "vitest";
import { call, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

const anna = { position: 1, name: "Anna Lee", birth_year: 1980, nationality: "French", diet: "vegetarian", note: null };
const bek = { position: 2, name: "Bek", birth_year: null, nationality: null, diet: null, note: "Lower berth\nplease" };
const AT = 1_800_000_000_000;

onOneEngine("the list of travelers", (db) => {
  let tour = "";
  let day = "";
  beforeAll(async () => {
    tour = await f.makeTour(db(), { maxGuests: 500 });
    day = await f.dayFromNow(db(), 30);
    await f.addAccounts(db());
  });

  const booked = async (more: Row = {}) => {
    const wish = f.bookingOf(tour, day, more);
    await f.book(db(), wish);
    return wish;
  };
  type Who = { id: string; token: string };
  const listOf = ({ id, token }: Who, travelers: unknown, more: Row = {}) => ({
    id,
    token,
    saved_at: AT,
    travelers,
    ...more,
  });
  const save = (list: unknown) => f.ask(db(), f.anon, "save_travelers", { list });
  const storedList = async ({ id, token }: Who) => {
    const view = (await call(db(), f.anon, "my_booking", { booking_id: id, token })) as Row;
    return { travelers: view["travelers"], saved_at: view["travelers_saved_at"] };
  };
  const nobody = { travelers: [], saved_at: 0 };

  it("is stored whole, shown to every holder of the trip, and to the desk", async () => {
    const wish = await booked();
    expect(await storedList(wish)).toEqual(nobody);
    expect(await save(listOf(wish, [anna, bek]))).toEqual({ ok: true });
    expect(await storedList(wish)).toEqual({ travelers: [anna, bek], saved_at: AT });
    const detail = (await call(db(), f.admin, "admin_booking", { booking_id: wish.id })) as Row;
    expect(detail["travelers"]).toEqual([anna, bek]);
    const manifest = (await call(db(), f.admin, "admin_manifest", { item: tour, departs_on: day })) as { rows: Row[] };
    expect(manifest.rows.find(({ id }) => id === wish.id)?.["travelers"]).toEqual([anna, bek]);
  });

  it("is stored once when sent twice; a newer list replaces all of it, an older one nothing", async () => {
    const wish = await booked();
    for (let n = 0; n < 2; n += 1) expect(await save(listOf(wish, [anna, bek]))).toEqual({ ok: true });
    expect(await f.count(db(), `public.travelers where booking_id = '${wish.id}'`)).toBe(2);
    expect(await save(listOf(wish, [bek], { saved_at: AT + 1 }))).toEqual({ ok: true });
    expect(await save(listOf(wish, [anna, bek]))).toMatchObject({ ok: false, code: "newer_list" });
    expect(await storedList(wish)).toEqual({ travelers: [bek], saved_at: AT + 1 });
    expect(await save(listOf(wish, [], { saved_at: AT + 2 }))).toEqual({ ok: true });
    expect(await storedList(wish)).toEqual({ travelers: [], saved_at: AT + 2 });
  });

  it("stores nothing that was not typed, nor markup", async () => {
    const wish = await booked();
    const empty = { position: 1, name: "  ", diet: "", note: null };
    const hostile = { position: 2, note: "<script>x</script>Tall" };
    expect(await save(listOf(wish, [empty, hostile]))).toEqual({ ok: true });
    const { travelers } = await storedList(wish);
    expect(travelers).toMatchObject([{ position: 2, name: null, birth_year: null, note: "Tall" }]);
  });

  it.each<[string, unknown, string]>([
    ["a list that is none", {}, "travelers"],
    ["a guest that is none", ["Anna"], "travelers"],
    ["a key of one's own", [{ ...anna, passport: "1" }], "passport"],
    ["no place", [{ ...anna, position: null }], "position"],
    ["a place in words", [{ ...anna, position: "1" }], "position"],
    ["one place twice", [anna, { ...bek, position: 1 }], "position"],
    ["a name with signs", [{ ...anna, name: "Robert'); drop" }], "name"],
    ["a year in words", [{ ...anna, birth_year: "1980" }], "birth_year"],
    ["a nationality that is true", [{ ...anna, nationality: true }], "nationality"],
  ])("refuses %s and keeps the list there was", async (_, travelers, field) => {
    const wish = await booked();
    await save(listOf(wish, [anna]));
    const answer = await save(listOf(wish, travelers, { saved_at: AT + 1 }));
    expect(answer).toMatchObject({ ok: false, code: "invalid_travelers", field });
    expect(await storedList(wish)).toEqual({ travelers: [anna], saved_at: AT });
  });

  it.each<[string, Row, string, string | null]>([
    ["another key", { status: "confirmed" }, "invalid_travelers", "status"],
    ["no id", { id: null }, "invalid_travelers", "id"],
    ["a time out of all bounds", { saved_at: 1e15 }, "invalid_travelers", "saved_at"],
    ["a body beyond its bound", { travelers: [{ ...anna, note: "x".repeat(500_000) }] }, "invalid_travelers", null],
    ["somebody else's token", { token: "t".repeat(43) }, "not_found", null],
    ["more than the booking's guests", { travelers: [{ ...anna, position: 3 }] }, "too_many_travelers", "position"],
  ])("refuses %s", async (_, wrong, code, field) => {
    const wish = await booked();
    expect(await save(listOf(wish, [anna], wrong))).toMatchObject({ ok: false, code, field });
    expect(await storedList(wish)).toEqual(nobody);
  });

  it("answers the same for a missing booking as for somebody else's", async () => {
    const [wish, other] = [await booked(), f.bookingOf(tour, day)];
    const theirs = await save(listOf({ id: wish.id, token: other.token }, [anna]));
    expect(await save(listOf(other, [anna]))).toEqual(theirs);
  });

  const timeGoesBy = (change: string, id: string) =>
    db().exec(`
      alter table public.bookings disable trigger guard;
      update public.bookings set ${change} where id = '${id}';
      alter table public.bookings enable trigger guard;`);

  it.each([
    ["cancelled", "status = 'cancelled'"],
    ["over", "ends_on = private.today() - 1"],
    ["expired", "status = 'expired'"],
  ])("is refused for a trip that is %s", async (_, change) => {
    const wish = await booked();
    await timeGoesBy(change, wish.id);
    expect(await save(listOf(wish, [anna]))).toMatchObject({ ok: false, code: "trip_over" });
    expect(await f.count(db(), `public.travelers where booking_id = '${wish.id}'`)).toBe(0);
  });

  it("is accepted on the last day of the trip, and for the largest group with every field full", async () => {
    const cheap = await f.makeTour(db(), { maxGuests: 500, price: 10 });
    const wish = f.bookingOf(cheap, day, { guests: 300, total_price_cents: 500_000 });
    expect((await f.book(db(), wish)).ok).toBe(true);
    await timeGoesBy("ends_on = private.today()", wish.id);
    const long = { ...anna, diet: "x".repeat(100), note: "ў".repeat(300), nationality: "x".repeat(50) };
    const all = Array.from({ length: 300 }, (_, at) => ({ ...long, position: at + 1 }));
    expect(await save(listOf(wish, all))).toEqual({ ok: true });
    expect((await storedList(wish)).travelers).toEqual(all);
  });
});
