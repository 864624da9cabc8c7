import type { Tour, TourPackage, Untranslated } from "./types.ts";

export type PackageMeeting = Untranslated &
  Pick<Tour, "meeting_point" | "meeting_time" | "meeting_latitude" | "meeting_longitude" | "contact_phone">;

export type PackageDay = {
  day: number;
  tour: (Untranslated & Pick<Tour, "id" | "title">) | null;
  words: string | null;
};

type PackageTour = Untranslated & Pick<Tour, "id" | "title" | "duration_days" | "itinerary">;

const DAY_PATTERN = /^[1-9]\d{0,2}$/;
const wordsOf = (words: string | undefined) => words?.trim() || null;

/** Must match its twin `private.package_itinerary` in SQL. */
export function packageDays(
  { itinerary, duration_days }: Pick<TourPackage, "itinerary" | "duration_days">,
  tours: readonly PackageTour[],
): PackageDay[] {
  const tourDays = tours.flatMap((tour) =>
    Array.from({ length: tour.duration_days }, (_, n) => ({ tour, words: wordsOf(tour.itinerary[String(n + 1)]) })),
  );
  const ownDays = new Map(Object.entries(itinerary).filter(([day, words]) => DAY_PATTERN.test(day) && wordsOf(words)));
  const lastDay = Math.max(duration_days, ...[...ownDays.keys()].map(Number));
  const days: PackageDay[] = [];
  for (let day = 1; day <= lastDay || tourDays.length > 0; day += 1) {
    const ownWords = wordsOf(ownDays.get(String(day)));
    const nextTourDay = ownWords === null ? tourDays.shift() : undefined;
    days.push({ day, tour: nextTourDay?.tour ?? null, words: ownWords ?? nextTourDay?.words ?? null });
  }
  return days;
}

/** Must match its twin `private.item_meeting` in SQL. */
export function packageMeeting(
  { itinerary, untranslated }: Untranslated & Pick<TourPackage, "itinerary">,
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
    ...(untranslated && { untranslated }),
  };
}
