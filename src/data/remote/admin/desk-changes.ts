import * as v from "valibot";
import { changeOutlookSchema, type WantedChange } from "../../../domain/desk/bookings/change-schema.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import { shownOf } from "../../../domain/desk/lists/shown.ts";
import { deskAct, deskCall, deskWrite, refusalSchema, refused } from "./desk-call.ts";

/** What a change would come to, or why it cannot be. */
export async function changeOutlook(booking_id: string, change: WantedChange) {
  const asked = { booking_id, change };
  const answer = await deskCall("admin_change_outlook", asked, v.union([changeOutlookSchema, refusalSchema]));
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

const linkSchema = v.union([v.object({ ok: v.literal(true), token: v.string() }), refusalSchema]);

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
  v.object({ ...refusalSchema.entries, guide_note: v.nullish(v.string()) }),
]);

/** `seen` is what stood there; where somebody wrote meanwhile, that comes back as `standing`. */
export async function saveGuideNote(booking: string, note: string, seen: string) {
  const answer = await deskWrite("save_guide_note", { booking, note, seen }, guideNoteSchema);
  if (!answer.ok) return { ...answer, standing: undefined };
  if (answer.value.ok) return answer.value;
  const { code, field, guide_note } = answer.value;
  return { ...refused(code, field), standing: code === "changed" ? (guide_note ?? null) : undefined };
}
