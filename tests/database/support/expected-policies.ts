/** Table, policy, verb, role. */
export const policies: string[] = [
  "public.booking_moves booking_moves_led select guide_reader",
  "public.bookings bookings_led select guide_reader",
  "public.check_ins check_ins_led select guide_reader",
  "public.departures departures_led select guide_reader",
  "public.destinations destinations_admin all authenticated",
  "public.guide_cash guide_cash_led select guide_reader",
  "public.packages packages_admin all authenticated",
  "public.packages packages_led select guide_reader",
  "public.tours tours_admin all authenticated",
  "public.tours tours_led select guide_reader",
  "storage.objects images_admin all authenticated",
];
