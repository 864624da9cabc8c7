import { answersText } from "../../booking/booked-answers.ts";
import type { Traveler } from "../../booking/booking-view.ts";
import { optionsText } from "../../pricing/options.ts";
import { csvMoney, csvPhone, toCsv } from "../lists/csv.ts";
import { deskStatus, type Manifest, type ManifestRow } from "../lists/desk-schema.ts";

export type ManifestSums = {
  bookings: number;
  guests: number;
  held: number;
  paid_cents: number;
  refunded_cents: number;
  owed_cents: number;
  unnamed: number;
};

const unnamedIn = ({ guests, travelers }: ManifestRow) =>
  Math.max(0, guests - travelers.filter(({ name }) => name !== null).length);

export const manifestSums = (rows: readonly ManifestRow[]): ManifestSums => ({
  bookings: rows.length,
  guests: rows.reduce((sum, { guests }) => sum + guests, 0),
  held: rows.reduce((sum, { guests, status }) => sum + (status === "pending" ? guests : 0), 0),
  paid_cents: rows.reduce((sum, { paid_cents }) => sum + paid_cents, 0),
  refunded_cents: rows.reduce((sum, { refunded_cents }) => sum + refunded_cents, 0),
  owed_cents: rows.reduce((sum, { owed_cents }) => sum + owed_cents, 0),
  unnamed: rows.reduce((sum, row) => sum + unnamedIn(row), 0),
});

const bookingCells = (row: ManifestRow) => [
  row.reference,
  deskStatus(row),
  row.customer_name,
  row.guests,
  optionsText(row.options),
  csvPhone(row.customer_phone),
  row.customer_email,
  row.special_requests,
  answersText(row.answers),
  csvMoney(row.total_cents),
  csvMoney(row.paid_cents),
  csvMoney(row.refunded_cents),
  csvMoney(row.owed_cents),
];
const TRAVELER_COLUMNS = 7;
const travelerCells = ({ position, name, birth_year, nationality, passport, diet, note }: Traveler) => [
  position,
  name,
  birth_year,
  nationality,
  passport ?? null,
  diet,
  note,
];

/** Only the first line names the booking, so that the sums stay right. */
function linesOf(row: ManifestRow) {
  const [first, ...others] = row.travelers;
  const ownCells = bookingCells(row);
  const repeatedBookingCells = ownCells.map((_, column) => (column === 0 ? row.reference : null));
  return [
    [...ownCells, ...(first ? travelerCells(first) : Array.from({ length: TRAVELER_COLUMNS }, () => null))],
    ...others.map((guest) => [...repeatedBookingCells, ...travelerCells(guest)]),
  ];
}

export type ManifestCsvWords = { booking: readonly string[]; traveler: readonly string[] };

export const manifestCsv = ({ rows }: Manifest, { booking, traveler }: ManifestCsvWords): string =>
  toCsv([...booking, ...traveler], rows.flatMap(linesOf));
