import { bookingPage, type BookingFilter } from "../../../data/remote/admin/desk-bookings.ts";
import type { DeskAnswer } from "../../../data/remote/admin/desk-call.ts";
import type { ListedBooking } from "../../../domain/desk/lists/desk-schema.ts";

/** The most rows the server returns at once. */
const CHUNK = 1_000;

/** Fetches every page the filter finds, or fails; a booking that moves between two pages counts once. */
export async function collectFound(
  filter: BookingFilter,
  progress: (found: number, all: number) => void,
  page = bookingPage,
): Promise<DeskAnswer<readonly ListedBooking[]>> {
  const rows = new Map<string, ListedBooking>();
  for (let skip = 0; ; skip += CHUNK) {
    const answer = await page(filter, skip, CHUNK);
    if (!answer.ok) return answer;
    for (const row of answer.value.rows) rows.set(row.id, row);
    progress(rows.size, answer.value.count);
    if (answer.value.rows.length < CHUNK) return { ok: true, value: [...rows.values()] };
  }
}
