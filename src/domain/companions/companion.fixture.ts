import * as v from "valibot";
import type { CompanionTrip } from "./companion-trip.ts";
import { type CompanionView, companionViewSchema } from "./companion-view.ts";

const view: CompanionView = v.parse(companionViewSchema, {
  id: "0c0a0000-0000-4000-8000-000000000001",
  position: 2,
  label: "Bek",
  first_name: "Gulnora",
  state: "confirmed",
  item_type: "tour",
  item_id: "0a000000-0000-4000-8000-000000000001",
  title: "Registan at Dawn",
  image_url: "seed/registan-1600.webp",
  check_in: "2027-04-15",
  ends_on: "2027-04-17",
  duration_days: 3,
  itinerary: { "1": "Registan" },
  includes: ["Guide"],
  meeting_point: "Hotel lobby",
  meeting_latitude: null,
  meeting_longitude: null,
  meeting_time: "08:30",
  contact_phone: "+998662351234",
  voucher: null,
  details_saved_at: null,
  language: "en",
  server_time: "2026-11-21T10:00:00Z",
});

export const aCompanionView = (changes: Partial<CompanionView> = {}): CompanionView => ({ ...view, ...changes });

export const aCompanionTrip = (changes: Partial<CompanionTrip> = {}): CompanionTrip => ({
  id: view.id,
  token: "t".repeat(43),
  view,
  updated_at: view.server_time,
  details_saved_at: null,
  ...changes,
});
