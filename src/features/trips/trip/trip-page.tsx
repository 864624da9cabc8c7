import type { ComponentType } from "react";
import { TRIP_PAGE } from "#texts/trips.ts";
import type { TripWithMessages } from "../../../data/local/trip-messages.ts";
import { tripMoney } from "../../../domain/booking/booking-money.ts";
import { TRIP_PANELS, type TripPanelName } from "../../../domain/booking/trip/trip-stage.ts";
import { Page } from "../../../shared/ui/page/page.tsx";
import { Fold } from "../fold.tsx";
import { ReceiptsPanel } from "../receipt/receipts-panel.tsx";
import { MailLanguage } from "./mail-language.tsx";
import type { NewsOfferState } from "./news-offer.tsx";
import { REQUEST_PANELS } from "./request-panels.tsx";
import { TravelersRefused } from "./travelers-panel.tsx";
import { UnansweredActions } from "./unanswered-actions.tsx";
import { type ShownTrip, useShownTrip, type ViewedTrip } from "./use-shown-trip.ts";
import { useTripNews } from "./use-trip-news.ts";
import { VIEW_PANELS } from "./view-panels.tsx";

type PanelsOf<Shown> = Readonly<Partial<Record<TripPanelName, ComponentType<Shown>>>>;
const OF_REQUEST: PanelsOf<ShownTrip> = REQUEST_PANELS;
const OF_VIEW: PanelsOf<ViewedTrip> = VIEW_PANELS;

type Props = { trip: TripWithMessages; isByMail: boolean; newsOffer: NewsOfferState };

export function TripPage({ trip, isByMail, newsOffer }: Props) {
  const { booking } = trip;
  const { view } = booking;
  useTripNews(booking, isByMail);
  const shownTrip = useShownTrip(trip, newsOffer);
  const { shown, folded, late } = TRIP_PANELS[shownTrip.stage];
  const panelOf = (name: TripPanelName) => {
    const RequestPart = OF_REQUEST[name];
    const ViewPart = OF_VIEW[name];
    if (RequestPart) return <RequestPart key={name} {...shownTrip} />;
    return view && ViewPart && <ViewPart key={name} {...shownTrip} view={view} />;
  };
  return (
    <Page narrow title={booking.title}>
      <div className="stack">
        <UnansweredActions trip={trip} />
        {trip.messages.travelers?.refusal ? <TravelersRefused trip={trip} /> : null}
        <ReceiptsPanel id={booking.id} view={view} />
        {shown.map(panelOf)}
        {view ? <MailLanguage booking={booking} view={view} /> : null}
        {folded.length > 0 ? (
          <Fold title={TRIP_PAGE.manage} open={view?.status === "confirmed" && tripMoney(view).owed_cents > 0}>
            {folded.map(panelOf)}
          </Fold>
        ) : null}
        {late.map(panelOf)}
      </div>
    </Page>
  );
}
