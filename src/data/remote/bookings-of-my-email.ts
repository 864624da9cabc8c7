import * as v from "valibot";
import { bookingViewSchema, type BookingView } from "../../domain/booking/booking-view.ts";
import { call, type Answer, type CallOptions } from "../net/call.ts";

/** What was booked with the confirmed e-mail of whoever signed in. */
export const bookingsOfMyEmail = (token: string, options?: Partial<CallOptions>): Promise<Answer<BookingView[]>> =>
  call("rpc/bookings_of_my_email", {}, v.array(bookingViewSchema), { ...options, token });
