import { type BookingView, bookingViewSchema } from "../../domain/booking/booking-view.ts";
import { type Answer, call } from "../net/call.ts";

/** The booking as it stands, its code signed first where it lacks one. */
export const signVoucher = (id: string, token: string): Promise<Answer<BookingView>> =>
  call("functions/sign-voucher", { id, token }, bookingViewSchema);
