import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { deskProblems } from "../../../text/desk-problems.ts";
import { aQuestion, aTour } from "../../catalogue/rows/rows.fixture.ts";
import type { ItemOption } from "../../pricing/options.ts";
import { problemIn, problemText } from "../../problem.ts";
import { EMPTY_FORMS, itemFormOf, itemSchemas } from "./admin-forms.ts";
import { type AdminRow, adminRowSchema } from "./admin-rows.ts";
import { mergeForms } from "./merge-forms.ts";

const tour = {
  ...EMPTY_FORMS.tour,
  title: "Khiva",
  description: "Walls",
  destination_id: "d1",
  price: "120.5",
};
const messages = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map((one) => problemText(problemIn(one.message), deskProblems));

describe("the tour form", () => {
  it.each([
    [{}, undefined],
    [{ title: " " }, ["Title is required"]],
    [{ description: "<script>alert(1)</script>" }, ["Description is required"]],
    [{ duration_days: "0" }, ["Duration must be at least 1"]],
    [{ duration_days: "1.5" }, ["Duration must be a whole number"]],
    [{ price: "-1" }, ["Price must be an amount such as 120 or 120.50"]],
    [{ price: "1.234" }, ["Price must be an amount such as 120 or 120.50"]],
    [{ image_url: "" }, ["Please select an image or enter a URL"]],
    [{ image_url: "javascript:alert(1)" }, ["An address that begins with https:// or an uploaded file"]],
    [{ meeting_time: "24:00" }, ["A time such as 08:30"]],
    [{ meeting_latitude: "91" }, ["Latitude must be between -90 and 90"]],
  ])("answers %j with %j", (change, expected) => {
    expect(messages(itemSchemas.tour, { ...tour, ...change })).toEqual(expected);
  });

  const single = { id: "single", name: "Single room", price: "120", per: "guest", most: "4", retired: false } as const;
  const NAME_TWICE = "Two options are called ‘single ROOM’: give one of them another name";
  it.each([
    [[single], undefined],
    [[{ ...single, name: " " }], ["Option 1: a name is required"]],
    [[single, { ...single, id: "x", name: "<script>" }], ["Option 2: a name is required"]],
    [[{ ...single, price: "" }], ["Single room: the price must be an amount such as 40 or 40.50"]],
    [[{ ...single, price: "50000.01" }], ["Single room: the price must be at most $50,000.00"]],
    [[{ ...single, most: "0" }], ["Single room: how many one booking can have must be between 1 and 500"]],
    [[single, { ...single, id: "x", name: "single ROOM" }], [NAME_TWICE]],
    [[single, { ...single, id: "x", retired: true }], undefined],
    [
      Array.from({ length: 13 }, (_, n) => ({ ...single, id: `o${n}`, name: `Room ${n}` })),
      ["At most 12 options can be on offer"],
    ],
  ])("answers the options %j with %j", (options, expected) => {
    expect(messages(itemSchemas.tour, { ...tour, options })).toEqual(expected);
  });

  const lunch = aQuestion();
  it.each([
    [[lunch], undefined],
    [[{ ...lunch, text: " " }], ["Question 1: a text is required"]],
    [[lunch, { ...lunch, id: "x", text: "<script>" }], ["Question 2: a text is required"]],
    [[{ ...lunch, text: "x".repeat(201) }], ["Question 1: at most 200 characters"]],
    [[{ ...lunch, choices: ["Plov", " "] }], [`${lunch.text}: 2 to 8 choices`]],
    [[{ ...lunch, choices: Array.from({ length: 9 }, (_, n) => `C${n}`) }], [`${lunch.text}: 2 to 8 choices`]],
    [[{ ...lunch, choices: ["Plov", "x".repeat(81)] }], [`${lunch.text}: a choice has at most 80 characters`]],
    [[{ ...lunch, choices: ["Plov", "PLOV "] }], [`${lunch.text}: the choice ‘PLOV’ is there twice`]],
    [[lunch, { ...lunch, id: "x" }], [`‘${lunch.text}’ is asked twice: change one of them`]],
    [Array.from({ length: 7 }, (_, n) => ({ ...lunch, id: `q${n}`, text: `Lunch ${n}?` })), ["At most 6 questions"]],
  ])("answers the questions %j with %j", (questions, expected) => {
    expect(messages(itemSchemas.tour, { ...tour, questions })).toEqual(expected);
  });

  it("saves choices without empty lines, and none for an answer in own words", () => {
    const questions = [
      { ...lunch, choices: ["Plov ", "", "Vegetarian"] },
      { ...lunch, id: "note", text: " Anything else? ", kind: "text" as const },
    ];
    const { questions: saved } = v.parse(itemSchemas.tour, { ...tour, questions });
    expect(saved).toEqual([lunch, { ...lunch, id: "note", text: "Anything else?", kind: "text", choices: [] }]);
  });

  const shot = { url: "images/1-dome-1600.webp", alt: "The dome", x: 50, y: 30 };
  const [door, hall] = ["door", "hall"].map((name) => ({ ...shot, url: `https://a.example/${name}.jpg`, alt: name }));
  it.each([
    [[shot, door, hall], undefined],
    [[shot, { ...door, alt: " " }], ["Picture 2: add a description"]],
    [[shot, { ...door, alt: "<script>" }], ["Picture 2: add a description"]],
    [[shot, { ...shot, alt: "Again" }], ["Picture 2 is there twice: remove one of them"]],
    [
      [{ ...shot, url: "javascript:alert(1)" }],
      ["Picture 1: an address that begins with https:// or an uploaded file"],
    ],
    [[{ ...shot, url: "images/../../x" }], ["Picture 1: an address that begins with https:// or an uploaded file"]],
    [Array.from({ length: 13 }, (_, n) => ({ ...shot, url: `${n}.webp` })), ["At most 12 pictures"]],
  ])("answers the pictures %j with %j", (gallery, expected) => {
    expect(messages(itemSchemas.tour, { ...tour, gallery })).toEqual(expected);
  });

  it("stores option prices in cents and shows them in dollars", () => {
    const { options } = v.parse(itemSchemas.tour, { ...tour, options: [{ ...single, price: "40.50" }] });
    expect(options).toEqual([{ ...single, price: undefined, price_cents: 40_50, most: 4 }]);
    const row: AdminRow = {
      ...aTour({ options: options as ItemOption[] }),
      kind: "tour",
      archived: false,
      draft: false,
      publish_at: null,
    };
    expect(itemFormOf(row)).toMatchObject({ options: [{ ...single, price: "40.5" }] });
  });

  it("stores empty lists as null, days by number, dates sorted and once", () => {
    const saved = v.parse(itemSchemas.tour, {
      ...tour,
      includes: [" ", ""],
      itinerary: ["Arrive", "Leave"],
      departure_dates: ["2027-05-02", "2027-05-01", "2027-05-02"],
    });
    expect(saved).toMatchObject({
      includes: null,
      excludes: null,
      itinerary: { 1: "Arrive", 2: "Leave" },
      departure_dates: ["2027-05-01", "2027-05-02"],
      price: 120.5,
    });
    expect(v.parse(itemSchemas.tour, tour).departure_dates).toBeNull();
  });
});

it("fills the form from a stored row", () => {
  const row = v.parse(adminRowSchema, {
    kind: "tour",
    id: "t1",
    title: "Khiva",
    description: "Walls",
    image_url: "x.webp",
    duration_days: 2,
    price: 120.5,
    max_guests: 9,
    destination_id: "d1",
    includes: null,
    excludes: ["Flights"],
    difficulty_level: "easy",
    featured: false,
    departure_dates: ["2027-05-01"],
    itinerary: { 1: "Arrive", 3: "Leave" },
    meeting_point: null,
    meeting_latitude: 41.378,
    meeting_longitude: null,
    meeting_time: null,
    contact_phone: null,
    archived: false,
    revision: 12,
  });
  expect(row).toMatchObject({ price_cents: 12_050 });
  expect(itemFormOf(row)).toMatchObject({
    price: "120.5",
    itinerary: ["Arrive", "", "Leave"],
    meeting_latitude: "41.378",
  });
});

describe("two admins who edit one item", () => {
  const base = { title: "A", price: "1", includes: ["x"] };

  it("combine what only one of them changed", () => {
    const { merged, clashes, changed } = mergeForms(base, { ...base, price: "2" }, { ...base, title: "B" });
    expect(merged).toEqual({ title: "B", price: "2", includes: ["x"] });
    expect(clashes).toEqual([]);
    expect(changed.map((one) => one.field)).toEqual(["price"]);
  });

  it("are asked about what both changed", () => {
    const { clashes } = mergeForms(base, { ...base, title: "C" }, { ...base, title: "B" });
    expect(clashes).toEqual([{ field: "title", theirs: "C", mine: "B" }]);
  });

  it("never lose a change silently: each field is theirs, mine, or asked about", () => {
    const form = fc.record({ title: fc.constantFrom("a", "b", "c"), price: fc.constantFrom("1", "2") });
    fc.assert(
      fc.property(form, form, form, (first, theirs, mine) => {
        const { merged, clashes } = mergeForms(first, theirs, mine);
        for (const field of ["title", "price"] as const) {
          const asked = clashes.some((clash) => clash.field === field);
          if (mine[field] !== first[field] && !asked) expect(merged[field]).toBe(mine[field]);
          if (theirs[field] !== first[field] && !asked) expect(merged[field]).toBe(theirs[field]);
        }
      }),
    );
  });
});
