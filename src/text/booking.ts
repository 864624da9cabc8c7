import { CODE_OFF, DUPLICATE_BOOKING, WAITING_ENTRY } from "#texts/booking.ts";
import type { LocalBooking } from "../domain/booking/local-booking.ts";
import type { QuotedCode } from "../domain/pricing/code-schema.ts";

export const duplicateText = ({ view }: Pick<LocalBooking, "view">): string =>
  view === null ? DUPLICATE_BOOKING.unanswered : DUPLICATE_BOOKING.booked({ reference: view.reference });

export const codeText = ({ code, percent, amount_cents }: QuotedCode): string =>
  percent === undefined ? CODE_OFF.amount({ code, cents: amount_cents ?? 0 }) : CODE_OFF.percent({ code, percent });

export const waitingText = (until: string | null): string =>
  until === null ? WAITING_ENTRY.listed : WAITING_ENTRY.held({ until });
