import type { Tour, TourPackage } from "./types.ts";

export type PackageMeeting = Pick<
  Tour,
  "meeting_point" | "meeting_time" | "meeting_latitude" | "meeting_longitude" | "contact_phone"
>;

export type PackageDay = { day: number; tour: Pick<Tour, "id" | "title"> | null; words: string | null };

type Part = Pick<Tour, "id" | "title" | "duration_days" | "itinerary">;

const IS_DAY = /^[1-9]\d{0,2}$/;
const wordsOf = (words: string | undefined) => words?.trim() || null;

/** Must match its twin `private.package_itinerary` in SQL. */
export function packageDays(
  { itinerary, duration_days }: Pick<TourPackage, "itinerary" | "duration_days">,
  tours: readonly Part[],
): PackageDay[] {
  const theirs = tours.flatMap((tour) =>
    Array.from({ length: tour.duration_days }, (_, n) => ({ tour, words: wordsOf(tour.itinerary[String(n + 1)]) })),
  );
  const own = new Map(Object.entries(itinerary).filter(([day, words]) => IS_DAY.test(day) && wordsOf(words)));
  const last = Math.max(duration_days, ...[...own.keys()].map(Number));
  const days: PackageDay[] = [];
  for (let day = 1; day <= last || theirs.length > 0; day += 1) {
    const between = wordsOf(own.get(String(day)));
    const next = between === null ? theirs.shift() : undefined;
    days.push({ day, tour: next?.tour ?? null, words: between ?? next?.words ?? null });
  }
  return days;
}

/** Must match its twin `private.item_meeting` in SQL. */
export function packageMeeting(
  { itinerary }: Pick<TourPackage, "itinerary">,
  [first]: readonly PackageMeeting[],
): PackageMeeting | undefined {
  const words = wordsOf(itinerary["1"]);
  if (words === null) return first;
  return {
    meeting_point: words,
    meeting_time: null,
    meeting_latitude: null,
    meeting_longitude: null,
    contact_phone: first?.contact_phone ?? null,
  };
}
