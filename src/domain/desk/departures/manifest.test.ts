import { expect, it } from "vitest";
import { MANIFEST_CSV } from "#texts/desk-money.ts";
import type { ManifestRow } from "../lists/desk-schema.ts";
import { manifestCsv, manifestSums } from "./manifest.ts";

const row = (more: Partial<ManifestRow> = {}): ManifestRow => ({
  id: "1",
  reference: "ABCD-EFGH",
  status: "confirmed",
  source: "web",
  channel: "own",
  agency: null,
  commission_percent: 0,
  commission_cents: 0,
  needs_attention: false,
  attention_reason: null,
  item_type: "tour",
  item_id: "2",
  title: "Silk Road",
  guests: 2,
  check_in: "2027-03-01",
  total_cents: 98_010,
  paid_cents: 98_010,
  refunded_cents: 0,
  owed_cents: 0,
  called_off: false,
  customer_first_name: "Anna",
  customer_last_name: "Berg",
  customer_name: "Anna Berg",
  customer_email: "anna@example.com",
  customer_phone: "+998 90 123",
  special_requests: null,
  created_at: "2026-11-21T00:00:00Z",
  expires_at: null,
  travelers: [],
  companions: [],
  answers: [],
  ...more,
});

const named = (position: number, name: string) => ({
  position,
  name,
  birth_year: null,
  nationality: null,
  diet: null,
  note: null,
});

it.each([
  ["nobody", [], { bookings: 0, guests: 0, held: 0, paid_cents: 0, refunded_cents: 0, owed_cents: 0, unnamed: 0 }],
  [
    "paid, held and refunded in part",
    [
      row(),
      row({ status: "pending", guests: 3, paid_cents: 0, owed_cents: 98_010 }),
      row({ guests: 1, refunded_cents: 5_083, travelers: [named(1, "Anna Berg"), named(2, "Left Over")] }),
    ],
    { bookings: 3, guests: 6, held: 3, paid_cents: 196_020, refunded_cents: 5_083, owed_cents: 98_010, unnamed: 5 },
  ],
])("sums up %s", (_, rows, sums) => {
  expect(manifestSums(rows)).toEqual(sums);
});

const linesOf = (rows: ManifestRow[]) =>
  manifestCsv(
    {
      departure_id: null,
      title: "Silk Road",
      max_guests: 10,
      meeting_point: null,
      meeting_time: null,
      contact_phone: null,
      rows,
    },
    MANIFEST_CSV,
  )
    .trimEnd()
    .split("\r\n");

it("writes one line per booking, without formulas", () => {
  const options = [{ id: "single", name: "Single room", cents: 120_00, count: 2 }];
  const rows = [
    row({
      customer_name: "=1+1",
      special_requests: "@home, please",
      paid_cents: 60_000,
      refunded_cents: 5_083,
      owed_cents: 38_010,
      options,
    }),
  ];
  expect(linesOf(rows)[1]).toBe(
    `ABCD-EFGH,confirmed,'=1+1,2,2 × Single room,+998 90 123,anna@example.com,"'@home, please",,980.10,600.00,50.83,380.10,,,,,,,`,
  );
});

it("writes what the traveler answered, in one cell", () => {
  const [meal, flight] = [
    ["Lunch?", "Plov"],
    ["Flight?", "HY 602"],
  ].map(([question = "", answer = ""], index) => ({
    id: `q${index}`,
    question,
    kind: "text" as const,
    answer,
    for_guide: false,
  }));
  const [header = "", line] = linesOf([
    row({ special_requests: "Early", answers: meal && flight ? [meal, flight] : [] }),
  ]);
  expect(header).toContain(",Requests,Answers,Total,");
  expect(line).toContain(`,Early,"Lunch? Plov; Flight? HY 602",980.10,`);
});

it("writes one line per named guest, and the booking's money once", () => {
  const guest = { position: 1, name: "Anna Berg", birth_year: 1980, nationality: "Swedish", diet: null, note: "=1+1" };
  const [header, ...lines] = linesOf([
    row({
      travelers: [
        { ...guest, passport: "AB 1" },
        { ...guest, position: 2, name: null, birth_year: null, diet: "Vegan, no nuts" },
      ],
    }),
    row({ reference: "WXYZ-2345" }),
  ]);
  expect(header).toMatch(/,Balance,Guest,Traveler,Born,Nationality,Passport,Diet,Note$/);
  expect(lines).toEqual([
    "ABCD-EFGH,confirmed,Anna Berg,2,,+998 90 123,anna@example.com,,,980.10,980.10,0.00,0.00,1,Anna Berg,1980,Swedish,AB 1,,'=1+1",
    `ABCD-EFGH,,,,,,,,,,,,,2,,,Swedish,,"Vegan, no nuts",'=1+1`,
    "WXYZ-2345,confirmed,Anna Berg,2,,+998 90 123,anna@example.com,,,980.10,980.10,0.00,0.00,,,,,,,",
  ]);
});
