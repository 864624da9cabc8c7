import { readTrips } from "../../data/local/bookings.ts";
import { serverCalls, type PaymentFacts } from "../../data/remote/traveler/verbs.ts";

/** The server needs the booking's token for names and addresses, and only the booking device has it. */
async function bodyOf({ payment_id, title, guests, check_in, check_out }: PaymentFacts) {
  const trips = await readTrips();
  const ownTrip = trips.find(
    ({ payment, view }) => payment?.payment_id === payment_id || view?.payment?.payment_id === payment_id,
  );
  return {
    payment_id,
    booking_data: { id: ownTrip?.id, token: ownTrip?.token, title, guests, check_in, check_out },
    customer_data: {},
  };
}

export const confirmationHtml = async (payment: PaymentFacts) =>
  serverCalls("functions/generate-pdf", await bodyOf(payment));
export const resendEmail = async (payment: PaymentFacts) =>
  serverCalls("functions/send-booking-confirmation", await bodyOf(payment));
