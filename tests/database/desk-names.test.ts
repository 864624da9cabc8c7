import { beforeAll, describe, expect, it } from "vitest";
import { foldSpelling, foldText } from "../../src/domain/catalogue/search/fold.ts";
import { SPELLINGS_OF_NAMES, SPELLINGS_OF_PLACES } from "../../src/domain/catalogue/search/spellings.fixture.ts";
import { call, type Row } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

onEveryEngine("names and phone numbers that an admin types", (db) => {
  const people = [
    ["Anna", "Berg", "+998 (90) 555-00-11"],
    ["Шерзод", "Ахмедов", "+998 (91) 777-22-33"],
    ["Gʻayrat", "Qodirov", "+998932221100"],
    ["Юлия", "Жукова", "+7 495 111 22 33"],
  ] as const;
  beforeAll(async () => {
    await f.addAccounts(db());
    const day = await f.dayFromNow(db(), 30);
    const tour = await f.makeTour(db(), { maxGuests: 500 });
    for (const [customer_first_name, customer_last_name, customer_phone] of people)
      await f.book(db(), f.bookingOf(tour, day, { customer_first_name, customer_last_name, customer_phone }));
  });

  const found = (answer: unknown, key: string) =>
    (answer as Record<string, Row[]>)[key]?.map((row) => String(row["customer_name"]).split(" ")[1]).toSorted();
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
