import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { call, one, type Row } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

type Found = Record<"bookings" | "departures" | "items" | "guides", Row[]>;
type List = { count: number; rows: Row[]; sums: Row };

onEveryEngine("finding, saved views and marking at the desk", (db) => {
  let day = "";
  let tour = "";
  const ids: Record<string, string> = {};
  const references: Record<string, string> = {};
  const people = [
    ["José", "Peña", "jose@example.com", 2],
    ["Anna", "Berg", "anna@example.com", 1],
    ["Anna", "Chen", "100%sure_@example.com", 3],
  ] as const;
  beforeAll(async () => {
    await f.addAccounts(db());
    day = await f.dayFromNow(db(), 30);
    tour = await f.makeTour(db(), { maxGuests: 500 });
    for (const [first, last, email, guests] of people) {
      const wish = f.bookingOf(tour, day, {
        customer_first_name: first,
        customer_last_name: last,
        customer_email: email,
        customer_phone: "+998 (90) 555-00-11",
        guests,
      });
      if (last === "Berg") await f.bookAndPay(db(), wish);
      else await f.book(db(), wish);
      ids[last] = wish.id;
      references[last] = String(
        (await one(db(), `select reference from public.bookings where id = '${wish.id}'`))["reference"],
      );
    }
    await db().exec("insert into public.guides (name, phone) values ('Aziz Rakhimov', '+998901112233')");
  });
  const find = async (query: string, on_day: string | null = null) =>
    (await call(db(), f.admin, "admin_find", { query, on_day })) as Found;
  const names = ({ bookings }: Found) => bookings.map((row) => row["customer_name"]).toSorted();

  describe("the command field", () => {
    it.each([
      ["berg", ["Anna Berg"]],
      ["berg anna", ["Anna Berg"]],
      ["pena", ["José Peña"]],
      ["PEÑA", ["José Peña"]],
      ["anna@", ["Anna Berg"]],
      ["998905550011", ["Anna Berg", "Anna Chen", "José Peña"]],
      ["100%sure_", ["Anna Chen"]],
      ["%", ["Anna Chen"]],
      ["100xsure", []],
      ["\\", []],
      ["", []],
      ["   ", []],
    ])("finds by %j", async (typed, found) => {
      expect(names(await find(typed))).toEqual(found);
    });

    it("shows by what it found, a reference also without its dash", async () => {
      const reference = references["Chen"] ?? "";
      for (const typed of [reference, reference.toLowerCase(), reference.replace("-", "")]) {
        expect((await find(typed)).bookings).toMatchObject([{ id: ids["Chen"], matched: "reference" }]);
      }
      expect((await find("anna@")).bookings).toMatchObject([{ matched: "email" }]);
      for (const typed of ["5550011", "00 555 0011"])
        expect((await find(typed)).bookings[0]).toMatchObject({ matched: "phone" });
      expect((await find("silk road")).bookings[0]).toMatchObject({ matched: "trip" });
    });

    it("finds a day's departures with what is sold and the guide", async () => {
      expect(await find("", day)).toMatchObject({
        bookings: [],
        departures: [{ item_id: tour, start_date: day, title: "Silk Road", taken: 6 }],
      });
      expect((await find("nonsense", day)).departures).toEqual([]);
      expect((await find("silk", day)).departures).toHaveLength(1);
      expect((await find("silk")).items).toMatchObject([{ kind: "tour", id: tour }]);
      expect((await find("rakhimov")).guides).toMatchObject([{ name: "Aziz Rakhimov" }]);
    });
  });

  describe("the list of bookings", () => {
    const list = async (args: Row) => (await call(db(), f.admin, "admin_bookings", args)) as List;
    const order = async (args: Row) => (await list(args)).rows.map((row) => row["customer_last_name"]);

    it.each([
      ["name", ["Berg", "Chen", "Peña"]],
      ["guests", ["Berg", "Peña", "Chen"]],
      ["total", ["Berg", "Peña", "Chen"]],
      ["owed", ["Berg", "Peña", "Chen"]],
    ])("is sorted by %s, both ways", async (sort, rising) => {
      expect(await order({ sort })).toEqual(rising);
      expect(await order({ sort, descending: true })).toEqual(rising.toReversed());
    });

    it("sums all that was found, not the page", async () => {
      const all = await list({ how_many: 1 });
      expect(all.rows).toHaveLength(1);
      expect(all.sums).toMatchObject({ guests: 6 });
      const { total_cents, paid_cents, owed_cents } = all.sums as Record<string, number>;
      expect(paid_cents).toBeGreaterThan(0);
      expect(owed_cents).toBe((total_cents ?? 0) - (paid_cents ?? 0));
      expect((await list({ search: "berg" })).sums).toMatchObject({ guests: 1, owed_cents: 0 });
      expect((await list({ search: "nobody" })).sums).toMatchObject({ guests: 0, total_cents: 0 });
    });
  });

  describe("lists of requests and reviews", () => {
    const rows = async (verb: string, args: Row) => ((await call(db(), f.admin, verb, args)) as List).rows;

    it("are sorted as requested", async () => {
      await db().exec(`
        insert into public.requests (kind, id, name, email, created_at) values
          ('contact_message', gen_random_uuid(), 'Zara', 'a@example.com', now() - interval '2 days'),
          ('contact_message', gen_random_uuid(), 'adam', 'z@example.com', now());
        insert into public.reviews (booking_id, item_id, rating, name, month, written_at)
          select id, item_id, case customer_last_name when 'Berg' then 5 when 'Chen' then 1 else 3 end, 'x', '2026-10', 1
          from public.bookings`);
      const requestNames = async (args: Row) => (await rows("admin_requests", args)).map((row) => row["name"]);
      expect(await requestNames({})).toEqual(["adam", "Zara"]);
      expect(await requestNames({ sort: "received" })).toEqual(["Zara", "adam"]);
      expect(await requestNames({ sort: "name" })).toEqual(["adam", "Zara"]);
      expect(await requestNames({ sort: "name", descending: true })).toEqual(["Zara", "adam"]);
      expect(await requestNames({ sort: "email" })).toEqual(["Zara", "adam"]);
      const stars = async (args: Row) => (await rows("admin_reviews", args)).map((row) => row["rating"]);
      expect(await stars({ sort: "rating" })).toEqual([1, 3, 5]);
      expect(await stars({ sort: "rating", descending: true })).toEqual([5, 3, 1]);
    });
  });

  describe("saved views", () => {
    const view = { id: randomUUID(), list: "bookings", name: "Mine", query: "status=pending" };
    const views = (list = "bookings") => call(db(), f.admin, "admin_views", { list });

    it("are stored once, renamed and deleted", async () => {
      for (const name of ["Mine", "Mine", "Ours"])
        expect(await call(db(), f.admin, "admin_save_view", { view: { ...view, name } })).toEqual({ ok: true });
      expect(await views()).toEqual([{ id: view.id, name: "Ours", query: "status=pending" }]);
      expect(await views("reviews")).toEqual([]);
      await call(db(), f.admin, "admin_drop_view", { view_id: view.id });
      await call(db(), f.admin, "admin_drop_view", { view_id: view.id });
      expect(await views()).toEqual([]);
    });

    it("of another admin can neither be seen nor changed", async () => {
      await db().exec(`insert into public.desk_views (id, owner, list, name, query)
        values ('${view.id}', '${String(f.traveler.sub)}', 'bookings', 'Theirs', '')`);
      await call(db(), f.admin, "admin_save_view", { view });
      await call(db(), f.admin, "admin_drop_view", { view_id: view.id });
      expect(await views()).toEqual([]);
      expect(await one(db(), `select name from public.desk_views where id = '${view.id}'`)).toEqual({ name: "Theirs" });
    });
  });

  describe("marking many", () => {
    const mark = (operation: string, booking_ids: (string | undefined)[], attention = true, reason = "Call them") =>
      call(db(), f.admin, "admin_mark_bookings", { marking: { id: operation, booking_ids, attention, reason } });
    const history = async () =>
      (await one(db(), "select count(*)::integer as n from public.audit_log where action in ('marked', 'unmarked')"))[
        "n"
      ];

    it("runs once per operation id, and names what could not be marked", async () => {
      const [operation, unknownId] = [randomUUID(), randomUUID()];
      const before = Number(await history());
      const answer = { ok: true, failed: [{ id: unknownId, code: "not_found" }] };
      expect(await mark(operation, [ids["Berg"], ids["Chen"], unknownId])).toEqual(answer);
      expect(await mark(operation, [ids["Berg"], ids["Chen"], unknownId])).toEqual(answer);
      expect(Number(await history())).toBe(before + 2);
      const { rows } = (await call(db(), f.admin, "admin_bookings", { attention: true })) as List;
      expect(rows.map((row) => row["attention_reason"])).toEqual(["Call them", "Call them"]);
      expect(await mark(operation, [ids["Berg"]])).toMatchObject({ ok: false, code: "other_operation" });
    });

    it("can be undone, except when money waits for a decision", async () => {
      await db()
        .exec(`insert into public.payments (booking_id, status, amount_cents, applied_cents, purpose, customer_data, booking_data, paid_at)
        select booking_id, 'completed', 500, 0, purpose, customer_data, booking_data, now()
        from public.payments where booking_id = '${ids["Berg"]}' limit 1`);
      expect(await mark(randomUUID(), [ids["Berg"], ids["Chen"]], false, "Called")).toEqual({
        ok: true,
        failed: [{ id: ids["Berg"], code: "stray_money" }],
      });
    });

    it.each([
      ["reason_missing", [randomUUID()], " "],
      ["invalid_selection", [], "x"],
      ["invalid_selection", ["x"], "x"],
      ["invalid_selection", Array.from({ length: 201 }, () => randomUUID()), "x"],
    ])("is refused: %s", async (code, booking_ids, reason) => {
      expect(await mark(randomUUID(), booking_ids, true, reason)).toMatchObject({ ok: false, code });
    });
  });

  it("ranks a traveler's own name above a shared word", async () => {
    const wish = f.bookingOf(tour, day, { customer_first_name: "Silk", customer_last_name: "Berg" });
    await f.book(db(), wish);
    const { bookings } = await find("silk berg");
    expect(bookings.map((row) => row["customer_name"])).toEqual(["Silk Berg", "Anna Berg"]);
  });
});
