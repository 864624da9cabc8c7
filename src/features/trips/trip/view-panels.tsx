import { use } from "react";
import { isOpenBooking } from "../../../domain/booking/booking-state.ts";
import { isMovable } from "../../../domain/booking/move/move-answer.ts";
import { takesTravelers } from "../../../domain/booking/trip/check-travelers.ts";
import { DayPlan } from "../../../shared/trip/day-plan.tsx";
import { TripMeeting } from "../../../shared/trip/trip-meeting.tsx";
import { FollowSlotContext, TripSlotContext } from "../../../shared/trip/trip-slots.ts";
import { ChangeDate } from "../date/change-date.tsx";
import { ReviewPanel } from "../review/review-panel.tsx";
import { TogetherPanel } from "../together/together-panel.tsx";
import { MoveTrip } from "../transfer/move-trip.tsx";
import { DocumentsPanel } from "./documents-panel.tsx";
import { EndedTrip } from "./ended-trip.tsx";
import { MeetingNews } from "./meeting-news.tsx";
import { NewsOffer } from "./news-offer.tsx";
import { PaymentsPanel } from "./payments-panel.tsx";
import { RefundPanel } from "./refund-panel.tsx";
import { TravelersPanel } from "./travelers-panel.tsx";
import { TripActions } from "./trip-actions.tsx";
import type { ViewedTrip } from "./use-shown-trip.ts";
import { Voucher } from "./voucher.tsx";

function Actions({ booking: { id, title, token }, view, newsOffer }: ViewedTrip) {
  const slot = use(TripSlotContext);
  return (
    <>
      <TripActions view={view} token={token}>
        {slot({ id, title })}
      </TripActions>
      {newsOffer && <NewsOffer offer={newsOffer} />}
    </>
  );
}

function Follow({ booking: { id, token }, view: { title, ends_on } }: ViewedTrip) {
  const slot = use(FollowSlotContext);
  return token !== "" && slot({ kind: "booking", id, token, title, ends_on });
}

const mayChange = ({ booking, mayAsk }: ViewedTrip) => booking.token !== "" && mayAsk;

/** These show what the server answered. */
export const VIEW_PANELS = {
  review: ReviewPanel,
  news: MeetingNews,
  voucher: Voucher,
  actions: Actions,
  meeting: TripMeeting,
  together: ({ booking, view }: ViewedTrip) =>
    booking.token !== "" &&
    view.status === "confirmed" &&
    view.guests > 1 && <TogetherPanel booking={booking} view={view} />,
  travelers: ({ trip, view, today }: ViewedTrip) =>
    takesTravelers(view, today) && <TravelersPanel trip={trip} view={view} today={today} />,
  follow: Follow,
  days: DayPlan,
  money: EndedTrip,
  payments: ({ booking, view }: ViewedTrip) => (view.sold_by ? null : <PaymentsPanel booking={booking} view={view} />),
  date: (of: ViewedTrip) =>
    mayChange(of) &&
    isMovable(of.view, of.today) && <ChangeDate booking={of.booking} view={of.view} today={of.today} />,
  cancel: (of: ViewedTrip) =>
    mayChange(of) &&
    !of.view.sold_by &&
    isOpenBooking(of.view.status) &&
    of.view.check_in >= of.today && <RefundPanel booking={of.booking} view={of.view} today={of.today} />,
  documents: DocumentsPanel,
  transfer: MoveTrip,
};
