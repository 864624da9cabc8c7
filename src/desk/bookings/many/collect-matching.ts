import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import type { BookingFilter } from "../../../data/remote/desk/verb-arguments.ts";
import type { Result } from "../../../domain/result.ts";
import type { ListedBooking } from "../../../domain/desk/lists/desk-schema.ts";

const CHUNK = 1_000;

const bookingPage = (filter: BookingFilter, skip: number, how_many: number) =>
  callDesk("rpc/admin_bookings", { ...filter, skip, how_many });

/** Fails instead of returning a partial list, and counts a booking that moves between two pages once. */
export async function collectMatching(
  filter: BookingFilter,
  progress: (found: number, all: number) => void,
  page = bookingPage,
): Promise<Result<readonly ListedBooking[]>> {
  const rows = new Map<string, ListedBooking>();
  for (let skip = 0; ; skip += CHUNK) {
    const answer = await page(filter, skip, CHUNK);
    if (!answer.ok) return answer;
    for (const row of answer.value.rows) rows.set(row.id, row);
    progress(rows.size, answer.value.count);
    if (answer.value.rows.length < CHUNK) return { ok: true, value: [...rows.values()] };
  }
}
