import { Fragment, type ReactNode, use, useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate, useParams } from "react-router-dom";
import * as v from "valibot";
import { TRIP_PAGE, TRIP_NOT_SHOWN } from "#texts/trips.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { trustedNow } from "../../../data/net/clock.ts";
import { connection } from "../../../data/net/connection.ts";
import type { StoredTrip } from "../../../data/local/bookings.ts";
import type { TripWithMessages } from "../../../data/local/trip-messages.ts";
import { departuresOf } from "../../../domain/booking/form/departures.ts";
import { offerOn } from "../../../domain/catalogue/offer.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { bookingState, isEnded, isOpenBooking } from "../../../domain/booking/booking-state.ts";
import { isMovable } from "../../../domain/booking/move/move-answer.ts";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import type { Terms } from "../../../domain/terms/cancellation-policy.ts";
import type { BookingRequest } from "../../../domain/booking/local-booking.ts";
import { depositFor } from "../../../domain/terms/payment-plan.ts";
import { tripMoney } from "../../../domain/booking/booking-money.ts";
import { takesTravelers } from "../../../domain/booking/trip/travelers.ts";
import { TRIP_PANELS, type TripPanelName, tripStage } from "../../../domain/booking/trip/trip-stage.ts";
import { paths } from "../../../shared/paths.ts";
import { DayPlan } from "../../../shared/trip/day-plan.tsx";
import { TripMeeting } from "../../../shared/trip/trip-meeting.tsx";
import { FollowSlotContext, TripSlotContext } from "../../../shared/trip/trip-slots.ts";
import { EmptyState } from "../../../shared/ui/empty-state.tsx";
import { Page } from "../../../shared/ui/page/page.tsx";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { ChangeDate } from "../date/change-date.tsx";
import { useCachedItem } from "../use-cached-item.ts";
import { LostRequests, useLostRequests } from "../list/lost-requests.tsx";
import { ReceiptsPanel } from "../receipt/receipts-panel.tsx";
import { ReviewPanel } from "../review/review-panel.tsx";
import { TogetherPanel } from "../together/together-panel.tsx";
import { DocumentsPanel } from "./documents-panel.tsx";
import { EndedTrip } from "./ended-trip.tsx";
import { Fold } from "../fold.tsx";
import { MoveTrip } from "../transfer/move-trip.tsx";
import { MailLanguage } from "./mail-language.tsx";
import { NewsOffer, type NewsOfferState, useNewsOffer } from "./news-offer.tsx";
import { PaymentsPanel } from "./payments-panel.tsx";
import { RefundPanel } from "./refund-panel.tsx";
import { RefusalPanel } from "./refusal-panel.tsx";
import { RequestPanel } from "./request-panel.tsx";
import { RemoveTrip, TripActions } from "./trip-actions.tsx";
import { hasUnansweredAction, UnansweredActions } from "./unanswered-actions.tsx";
import { WithdrawRequest } from "./withdraw-request.tsx";
import { TravelersPanel, TravelersRefused } from "./travelers-panel.tsx";
import { type SendingStep, TripState } from "./trip-state.tsx";
import { useNow } from "../../../shared/use-now.ts";
import { useShop } from "../../../shared/ui/shop.tsx";
import { useStoreState } from "../../../shared/use-store-in-transition.ts";
import { MeetingNews } from "./meeting-news.tsx";
import { Voucher } from "./voucher.tsx";
import { useTripNews } from "./use-trip-news.ts";
import { useTrip } from "./use-trip.ts";

const paymentStateSchema = v.object({ pay: v.literal(true) });
const cardSchema = v.object({ card: v.string() });

export function TripScreen() {
  const { id = "" } = useParams();
  return <TripOf key={id} id={id} />;
}

function TripOf({ id }: { id: string }) {
  const tripState = useTrip(id);
  const lostRequests = useLostRequests();
  const newsOffer = useNewsOffer(id);
  if (tripState.state === "loading" || newsOffer === undefined) return <Spinner />;
  if (tripState.state === "known") return <TripPage {...tripState} newsOffer={newsOffer} />;
  const lost = lostRequests.filter((copy) => copy.id === id);
  const { title, text } = TRIP_NOT_SHOWN[tripState.state];
  if (tripState.state === "unknown" && lost.length > 0)
    return (
      <Page route="trips">
        <LostRequests of={lost} />
      </Page>
    );
  return (
    <Page route="trips">
      <ReceiptsPanel id={id} view={null} />
      <EmptyState title={title} action={<ButtonLink to={paths.trips()}>{TRIP_PAGE.back}</ButtonLink>}>
        {text}
      </EmptyState>
    </Page>
  );
}

/** Opening a trip later must not lead to payment; only the tap that sent the booking may. */
function useIsPaymentNext({ booking, entry }: StoredTrip, held: boolean): boolean {
  const location = useLocation();
  const navigate = useNavigate();
  const isAskedToPay = held && v.is(paymentStateSchema, location.state);
  const url = booking.payment?.url;
  const currentPath = location.pathname;
  useEffect(() => {
    if (!isAskedToPay || url === undefined) return;
    // Back must show the trip instead of leading to payment again.
    void navigate(currentPath, { replace: true, state: null });
    // Browsers can drop a navigation that starts while the history changes.
    setTimeout(() => window.location.assign(url), 0);
  }, [isAskedToPay, url, currentPath, navigate]);
  return isAskedToPay && (url !== undefined || (entry !== null && entry.problem === null));
}

/** Where a deposit is possible, the traveler chooses the amount before the payment page opens. */
function sendingProgress(
  request: BookingRequest | null,
  isAskedToPay: boolean,
  terms: Terms,
  today: string,
): SendingStep {
  if (!isAskedToPay || request === null) return "sending";
  const { check_in, total_price_cents: total_cents } = request;
  return depositFor(terms.plan, { check_in, total_cents }, today) === null ? "holding" : "sending";
}

function useOffer({ booking: { request, refusal } }: StoredTrip, today: string) {
  const { item, rows, dates } = useCachedItem(
    refusal && request ? (request.tour_id ?? request.package_id) : null,
    today,
  );
  const currentPriceCents = item && request ? offerOn(item, rows, request.check_in).price_cents : null;
  return {
    unitPriceCents: refusal?.quote?.unit_price_cents ?? currentPriceCents,
    itemPriceCents: item?.price_cents ?? null,
    offered: item?.options,
    departures: dates && departuresOf(dates, today),
  };
}

type TripPageProps = { trip: TripWithMessages; isByMail: boolean; newsOffer: NewsOfferState };

function TripPage({ trip, isByMail, newsOffer }: TripPageProps) {
  const [firstOffer] = useState(newsOffer);
  const holdsNewsOffer = firstOffer === "unanswered" || (firstOffer === "offered" && newsOffer === "offered");
  const slot = use(TripSlotContext);
  const followSlot = use(FollowSlotContext);
  const { terms } = useShop();
  const nowMs = trustedNow(useNow());
  const { booking, entry } = trip;
  const { view, refusal, request, token } = booking;
  useTripNews(booking, isByMail);
  const state = bookingState(booking, nowMs);
  const today = todayInTashkent(nowMs);
  const stage = tripStage(booking, state, today);
  const { shown, folded, late } = TRIP_PANELS[stage];
  const hasEnded = isEnded(state, view);
  const { state: came } = useLocation();
  const card = v.is(cardSchema, came) ? came.card : "";
  const openBalance = view && { check_in: view.check_in, total_cents: tripMoney(view).owed_cents };
  const deposit = openBalance && state === "held" ? depositFor(view.terms.plan, openBalance, today) : null;
  const isPaymentNext = useIsPaymentNext(trip, state === "held" && deposit === null);
  const offer = useOffer(trip, today);
  const mayAsk = !hasUnansweredAction(trip);
  const isWithdrawn = entry?.kind === "booking" && entry.step === "withdraw";
  const isOnline = useStoreState(connection) !== "offline";
  const isSending = state === "on_phone" && isOnline && !isWithdrawn && entry?.problem === null;
  const progress = isPaymentNext
    ? "leading"
    : isSending
      ? sendingProgress(request, v.is(paymentStateSchema, came), terms, today)
      : null;

  const requestPanels: Partial<Record<TripPanelName, () => ReactNode>> = {
    state: () => (
      <TripState
        booking={booking}
        state={state}
        stage={stage}
        progress={progress}
        deposit={deposit}
        now={nowMs}
        card={card}
      />
    ),
    request: () => request && <RequestPanel request={request} options={booking.options} entry={entry} />,
    refusal: () => refusal && <RefusalPanel booking={booking} refusal={refusal} {...offer} />,
    remove: () =>
      refusal && request ? null : (
        <>
          {view === null ? <WithdrawRequest {...trip} /> : null}
          {isWithdrawn || isSending ? null : <RemoveTrip trip={trip} ended={hasEnded} />}
        </>
      ),
  };
  const viewPanels = (of: BookingView): Partial<Record<TripPanelName, () => ReactNode>> => ({
    money: () => <EndedTrip view={of} />,
    review: () => <ReviewPanel trip={trip} view={of} />,
    news: () => <MeetingNews trip={trip} view={of} today={today} />,
    voucher: () => <Voucher booking={booking} view={of} stage={stage} />,
    actions: () => (
      <>
        <TripActions view={of} token={token}>
          {slot({ id: booking.id, title: booking.title })}
        </TripActions>
        {holdsNewsOffer && token !== "" && late.includes("follow") ? <NewsOffer offer={newsOffer} /> : null}
      </>
    ),
    meeting: () => <TripMeeting view={of} />,
    together: () =>
      token !== "" && of.status === "confirmed" && of.guests > 1 && <TogetherPanel booking={booking} view={of} />,
    travelers: () => takesTravelers(of, today) && <TravelersPanel trip={trip} view={of} today={today} />,
    follow: () =>
      token !== "" && followSlot({ kind: "booking", id: booking.id, token, title: of.title, ends_on: of.ends_on }),
    days: () => <DayPlan view={of} today={today} />,
    payments: () => (of.sold_by ? null : <PaymentsPanel booking={booking} view={of} />),
    date: () =>
      token !== "" && mayAsk && isMovable(of, today) && <ChangeDate booking={booking} view={of} today={today} />,
    cancel: () =>
      token !== "" &&
      mayAsk &&
      !of.sold_by &&
      isOpenBooking(of.status) &&
      of.check_in >= today && <RefundPanel booking={booking} view={of} today={today} />,
    documents: () => <DocumentsPanel booking={booking} view={of} />,
    transfer: () => <MoveTrip booking={booking} />,
  });
  const panels = { ...requestPanels, ...(view && viewPanels(view)) };
  const owes = view?.status === "confirmed" && tripMoney(view).owed_cents > 0;
  const panelOf = (panel: TripPanelName) => <Fragment key={panel}>{panels[panel]?.()}</Fragment>;
  return (
    <Page narrow title={booking.title}>
      <div className="stack">
        <UnansweredActions trip={trip} />
        {trip.messages.travelers?.refusal ? <TravelersRefused trip={trip} /> : null}
        <ReceiptsPanel id={booking.id} view={view} />
        {shown.map(panelOf)}
        {view ? <MailLanguage booking={booking} view={view} /> : null}
        {folded.length > 0 ? (
          <Fold title={TRIP_PAGE.manage} open={owes}>
            {folded.map(panelOf)}
          </Fold>
        ) : null}
        {late.map(panelOf)}
      </div>
    </Page>
  );
}

export function BookingLinkScreen() {
  const { id = "" } = useParams();
  const { hash } = useLocation();
  return <Navigate to={`${paths.trip(id)}${hash}`} replace />;
}
