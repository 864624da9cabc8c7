import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import * as v from "valibot";
import type { StoredTrip } from "../../../data/local/bookings.ts";
import type { TripWithMessages } from "../../../data/local/trip-messages.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import { connection } from "../../../data/net/connection.ts";
import { tripMoney } from "../../../domain/booking/booking-money.ts";
import { bookingState } from "../../../domain/booking/booking-state.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { tripStage } from "../../../domain/booking/trip/trip-stage.ts";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import { depositFor } from "../../../domain/terms/payment-plan.ts";
import { useShop } from "../../../shared/ui/shop.tsx";
import { useNow } from "../../../shared/use-now.ts";
import { useStoreState } from "../../../shared/use-store-in-transition.ts";
import type { NewsOfferState } from "./news-offer.tsx";
import { hasUnansweredAction } from "./unanswered-actions.tsx";

const paymentStateSchema = v.object({ pay: v.literal(true) });
const cardSchema = v.object({ card: v.string() });

/** Opening a trip later must not lead to payment; only the tap that sent the booking may. */
function useIsPaymentNext({ booking, entry }: StoredTrip, isAskedToPay: boolean): boolean {
  const currentPath = useLocation().pathname;
  const navigate = useNavigate();
  const url = booking.payment?.url;
  useEffect(() => {
    if (!isAskedToPay || url === undefined) return;
    // Back must show the trip instead of leading to payment again.
    void navigate(currentPath, { replace: true, state: null });
    // Browsers can drop a navigation that starts while the history changes.
    setTimeout(() => window.location.assign(url), 0);
  }, [isAskedToPay, url, currentPath, navigate]);
  return isAskedToPay && (url !== undefined || (entry !== null && entry.problem === null));
}

export function useShownTrip(trip: TripWithMessages, newsOffer: NewsOfferState) {
  const [firstOffer] = useState(newsOffer);
  const holdsNewsOffer = firstOffer === "unanswered" || (firstOffer === "offered" && newsOffer === "offered");
  const { state: came } = useLocation();
  const { terms } = useShop();
  const now = trustedNow(useNow());
  const isOnline = useStoreState(connection) !== "offline";
  const { booking, entry } = trip;
  const { view, request } = booking;
  const state = bookingState(booking, now);
  const today = todayInTashkent(now);
  const depositOf = ({ plan }: typeof terms, check_in: string, total_cents: number) =>
    depositFor(plan, { check_in, total_cents }, today);
  const deposit = view && state === "held" ? depositOf(view.terms, view.check_in, tripMoney(view).owed_cents) : null;
  const isAskedToPay = v.is(paymentStateSchema, came);
  const isPaymentNext = useIsPaymentNext(trip, isAskedToPay && state === "held" && deposit === null);
  const isWithdrawn = entry?.kind === "booking" && entry.step === "withdraw";
  const isSending = state === "on_phone" && isOnline && !isWithdrawn && entry?.problem === null;
  // Where a deposit is possible, the traveler chooses the amount before the payment page opens.
  const isHolding =
    isAskedToPay && request !== null && depositOf(terms, request.check_in, request.total_price_cents) === null;
  const sending = isHolding ? ("holding" as const) : ("sending" as const);
  return {
    trip,
    booking,
    entry,
    view,
    state,
    stage: tripStage(booking, state, today),
    today,
    now,
    deposit,
    progress: isPaymentNext ? ("leading" as const) : isSending ? sending : null,
    card: v.is(cardSchema, came) ? came.card : "",
    isWithdrawn,
    isSending,
    mayAsk: !hasUnansweredAction(trip),
    newsOffer: holdsNewsOffer && booking.token !== "" ? newsOffer : null,
  };
}

export type ShownTrip = ReturnType<typeof useShownTrip>;
export type ViewedTrip = ShownTrip & { view: BookingView };
