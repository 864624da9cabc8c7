import { tokenFromBytes } from "../../../domain/booking/token.ts";

/** Made once per draft and kept with it. */
export const newBookingIdentity = () => ({
  booking_id: crypto.randomUUID(),
  token: tokenFromBytes(crypto.getRandomValues(new Uint8Array(32))),
});
