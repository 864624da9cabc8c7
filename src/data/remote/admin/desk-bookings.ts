import * as v from "valibot";
import {
  type BookingDetail,
  bookingDetailSchema,
  bookingListSchema,
  manifestSchema,
} from "../../../domain/desk/lists/desk-schema.ts";
import { shownOf } from "../../../domain/desk/lists/shown.ts";
import type { ListOrder } from "./desk-lists.ts";
import { deskAct, type DeskAnswer, deskCall, deskWrite, deskRefusalSchema, refused } from "./desk-call.ts";
import { changeOutlookSchema, type WantedChange } from "../../../domain/desk/bookings/change-schema.ts";
import type { LetterText } from "../../../domain/desk/bookings/letter.ts";
import {
  type LetterOutlook,
  letterOutlookSchema,
  letterSentSchema,
} from "../../../domain/desk/bookings/letter-schema.ts";

export type BookingFilter = {
  status: string | null;
  from_day: string | null;
  to_day: string | null;
  item: string | null;
  attention: boolean;
  search: string | null;
  /** Something is still to be paid by a day. */
  due?: boolean;
} & ListOrder;

export const bookingPage = (filter: BookingFilter, skip: number, how_many: number) =>
  deskCall("admin_bookings", { ...filter, skip, how_many }, bookingListSchema);

export const bookingDetail = (booking_id: string) =>
  deskCall("admin_booking", { booking_id }, v.nullable(bookingDetailSchema));

export const departureManifest = (item: string, departs_on: string) =>
  deskCall("admin_manifest", { item, departs_on }, v.nullable(manifestSchema));

export const confirmBooking = (shown: BookingDetail, reason: string) =>
  deskAct("admin_confirm_booking", { booking_id: shown.id, reason, expected: shownOf(shown) });

/** Only as it was shown: what was paid since would be cancelled with the refund of before. */
export const cancelBooking = (shown: BookingDetail, reason: string, refund_cents: number) =>
  deskAct("admin_cancel_booking", { booking_id: shown.id, reason, refund_cents, expected: shownOf(shown) });

export type ManualBooking = {
  id: string;
  tour_id: string | null;
  package_id: string | null;
  guests: number;
  check_in: string;
  check_out: string;
  customer_first_name: string;
  customer_last_name: string;
  customer_email: string;
  customer_phone: string;
  special_requests: string | null;
};

export const bookByHand = (booking: ManualBooking) => deskAct("admin_manual_booking", { booking });

const markedSchema = v.union([
  v.object({ ok: v.literal(true), failed: v.array(v.object({ id: v.string(), code: v.string() })) }),
  deskRefusalSchema,
]);

/** Under an id of its own: sent again, it is done once. Answers those that could not be marked. */
export async function markBookings(
  id: string,
  booking_ids: readonly string[],
  attention: boolean,
  reason: string,
): Promise<DeskAnswer<readonly { key: string; code: string }[]>> {
  const answer = await deskWrite(
    "admin_mark_bookings",
    { marking: { id, booking_ids, attention, reason } },
    markedSchema,
  );
  if (!answer.ok) return answer;
  if (!answer.value.ok) return refused(answer.value.code, answer.value.field);
  return { ok: true, value: answer.value.failed.map(({ id, code }) => ({ key: id, code })) };
}

/** What a change would come to, or why it cannot be. */
export async function changeOutlook(booking_id: string, change: WantedChange) {
  const asked = { booking_id, change };
  const answer = await deskCall("admin_change_outlook", asked, v.union([changeOutlookSchema, deskRefusalSchema]));
  if (!answer.ok) return answer;
  return answer.value.ok
    ? { ok: true as const, value: answer.value }
    : refused(answer.value.code, answer.value.field, answer.value.now);
}

/** As it was shown, or not at all; its id makes it once. */
export const changeBooking = (
  shown: BookingDetail,
  change: WantedChange & {
    id: string;
    difference_cents: number;
    cancel_before_cents: number;
    cancel_after_cents: number;
  },
  reason: string,
) => deskAct("admin_change_booking", { booking_id: shown.id, change, reason, expected: shownOf(shown) });

type Guest = Pick<BookingDetail, "customer_first_name" | "customer_last_name" | "customer_email" | "customer_phone">;

export const correctGuest = (booking_id: string, guest: Guest, shown: Guest) =>
  deskAct("admin_correct_guest", { booking_id, guest, expected: shown });

export const sendLink = (booking_id: string) => deskAct("admin_send_link", { booking_id });

const linkSchema = v.union([v.object({ ok: v.literal(true), token: v.string() }), deskRefusalSchema]);

/** A new way to the trip: shown once, as only its hash is kept. */
export async function makeLink(booking_id: string) {
  const answer = await deskWrite("admin_make_link", { booking_id }, linkSchema);
  if (!answer.ok) return answer;
  return answer.value.ok ? answer.value : refused(answer.value.code);
}

export const addNote = (booking_id: string, note_id: string, body: string) =>
  deskAct("add_booking_note", { booking_id, note_id, body });

const guideNoteSchema = v.union([
  v.object({ ok: v.literal(true) }),
  v.object({ ...deskRefusalSchema.entries, guide_note: v.nullish(v.string()) }),
]);

/** `seen` is what stood there; where somebody wrote meanwhile, that comes back as `standing`. */
export async function saveGuideNote(booking: string, note: string, seen: string) {
  const answer = await deskWrite("save_guide_note", { booking, note, seen }, guideNoteSchema);
  if (!answer.ok) return { ...answer, standing: undefined };
  if (answer.value.ok) return answer.value;
  const { code, field, guide_note } = answer.value;
  return { ...refused(code, field), standing: code === "changed" ? (guide_note ?? null) : undefined };
}

/** Of one booking alone one knows what became of it: it is written to also when it ended. */
const toWhom = (booking_ids: readonly string[], all: readonly string[]) => ({
  booking_ids,
  also_ended: all.length === 1,
});

function granted<T extends { ok: true }>(
  answer: DeskAnswer<T | v.InferOutput<typeof deskRefusalSchema>>,
): DeskAnswer<T> {
  if (!answer.ok) return answer;
  return answer.value.ok ? { ok: true, value: answer.value } : refused(answer.value.code, answer.value.field);
}

/** The server takes so many in one go. */
const AT_MOST = 1_000;

const together = (one: LetterOutlook, other: LetterOutlook): LetterOutlook => ({
  ok: true,
  bookings: one.bookings + other.bookings,
  addresses: one.addresses + other.addresses,
  skipped: [...one.skipped, ...other.skipped],
  first: one.first ?? other.first,
});

/** To whom a letter would go, and to whom not. */
export async function letterOutlook(all: readonly string[]): Promise<DeskAnswer<LetterOutlook>> {
  let sum: LetterOutlook = { ok: true, bookings: 0, addresses: 0, skipped: [], first: null };
  for (let from = 0; from < all.length; from += AT_MOST) {
    const message = toWhom(all.slice(from, from + AT_MOST), all);
    const part = granted(
      await deskCall("letter_outlook", { message }, v.union([letterOutlookSchema, deskRefusalSchema])),
    );
    if (!part.ok) return part;
    sum = together(sum, part.value);
  }
  return { ok: true, value: sum };
}

/** Some of all it goes to. The id is the letter's: whoever has it in the outbox gets no second one. */
export async function writeToGuests(id: string, letter: LetterText, some: readonly string[], all: readonly string[]) {
  const message = { id, ...toWhom(some, all), subject: letter.subject, body: letter.body };
  return granted(await deskWrite("write_to_guests", { message }, v.union([letterSentSchema, deskRefusalSchema])));
}

export const resendMail = (mail: string) => deskAct("resend_mail", { mail });
