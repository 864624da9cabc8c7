import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { foldSpelling, foldText } from "../../src/domain/catalogue/search/fold-text.ts";
import { SPELLINGS_OF_NAMES, SPELLINGS_OF_PLACES } from "../../src/domain/catalogue/search/spellings.fixture.ts";
import { call, lit, type Row } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

onEveryEngine("names and phone numbers that an admin types", (db) => {
  const people = [
    ["Anna", "Berg", "+998 (90) 555-00-11"],
    ["Шерзод", "Ахмедов", "+998 (91) 777-22-33"],
    ["Gʻayrat", "Qodirov", "+998932221100"],
    ["Юлия", "Жукова", "+7 495 111 22 33"],
    ["Aiko", "Tanaka", "+81 3 4444 8888"],
  ] as const;
  beforeAll(async () => {
    await f.addAccounts(db());
    const day = await f.dayFromNow(db(), 30);
    const tour = await f.makeTour(db(), { maxGuests: 500 });
    for (const [customer_first_name, customer_last_name, customer_phone] of people) {
      const wish = f.bookingOf(tour, day, { customer_first_name, customer_last_name, customer_phone });
      await f.bookAndPay(db(), wish);
      const name = `${customer_first_name} ${customer_last_name}`;
      await db().exec(`
        insert into public.reviews (booking_id, item_id, rating, name, month, written_at)
          select id, item_id, 5, 'x', '2026-10', 1 from public.bookings where id = '${wish.id}';
        insert into public.requests (kind, id, name, email, phone)
          values ('contact_message', gen_random_uuid(), ${lit(name)}, 'x@example.com', '${customer_phone}')`);
      const card = { id: randomUUID(), amount_cents: 10_000, sold_for: "cash", to_name: name };
      await f.ask(db(), f.admin, "make_gift_card", { card });
    }
  });

  const found = (answer: unknown, key: string) =>
    namesIn((answer as Record<string, Row[]>)[key] ?? [], "customer_name");
  const namesIn = (rows: readonly Row[], key: string) =>
    rows.map((row) => String(row[key]).split(" ")[1] ?? "").toSorted();
  const cases: [typed: string, found: string[]][] = [
    ["Akhmedov", ["Ахмедов"]],
    ["axmedov sherzod", ["Ахмедов"]],
    ["Ahmedov", ["Ахмедов"]],
    ["АХМЕДОВ", ["Ахмедов"]],
    ["анна берг", ["Berg"]],
    ["Кодиров Ғайрат", ["Qodirov"]],
    ["kodirov", ["Qodirov"]],
    ["Zhukova", ["Жукова"]],
    ["Jukova Yuliya", ["Жукова"]],
    ["brerg", ["Berg"]],
    ["bergg anna", ["Berg"]],
    ["Sherzdo", ["Ахмедов"]],
    ["Kodorov", ["Qodirov"]],
    ["bxxg", []],
    ["90 555-00", ["Berg"]],
    ["(555) 00 11", ["Berg"]],
    ["+998 93 222 11", ["Qodirov"]],
    ["90 555-01", []],
  ];

  describe.each(cases)("%j", (typed, expected) => {
    it(`finds ${expected.join(", ") || "nobody"} in the command field and in the list`, async () => {
      const field = await call(db(), f.admin, "admin_find", { query: typed });
      expect(found(field, "bookings")).toEqual(expected.toSorted());
      const list = await call(db(), f.admin, "admin_bookings", { search: typed });
      expect(found(list, "rows")).toEqual(expected.toSorted());
    });

    it(`finds ${expected.join(", ") || "nobody"} among payments, requests, reviews and gift cards`, async () => {
      const listed = async (verb: string) => (await call(db(), f.admin, verb, { search: typed })) as { rows: Row[] };
      const payments = (await call(db(), f.admin, "admin_payments", { search: typed })) as Row[];
      expect(namesIn(payments, "customer_name")).toEqual(expected.toSorted());
      const summary = await call(db(), f.admin, "admin_payment_summary", { search: typed });
      expect(summary).toMatchObject({ count: expected.length });
      expect(namesIn((await listed("admin_requests")).rows, "name")).toEqual(expected.toSorted());
      expect(namesIn((await listed("admin_reviews")).rows, "customer_name")).toEqual(expected.toSorted());
      const cards = /\d/.test(typed) ? [] : expected.toSorted();
      expect(namesIn((await listed("admin_gift_cards")).rows, "to_name")).toEqual(cards);
    });
  });

  it("shows a name that begins with the typed word before one that contains a spelling of it", async () => {
    const { bookings } = (await call(db(), f.admin, "admin_find", { query: "anna" })) as { bookings: Row[] };
    expect(bookings.map((row) => row["customer_name"])).toEqual(["Anna Berg", "Aiko Tanaka"]);
  });

  it("folds spellings as the traveler's search does", async () => {
    const names = [...SPELLINGS_OF_PLACES, ...SPELLINGS_OF_NAMES].flat();
    const list = JSON.stringify(names).replaceAll("'", "''");
    const rows = await db().query(
      `select private.fold_spelling(name) as folded
       from jsonb_array_elements_text('${list}') with ordinality as n (name, at) order by at`,
    );
    expect(rows.map((row) => row["folded"])).toEqual(names.map((name) => foldSpelling(foldText(name))));
  });
});
