import { Navigate, useLocation, useParams } from "react-router-dom";
import { TRIP_NOT_SHOWN, TRIP_PAGE } from "#texts/trips.ts";
import { paths } from "../../../shared/paths.ts";
import { EmptyState } from "../../../shared/ui/empty-state.tsx";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { Page } from "../../../shared/ui/page/page.tsx";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { LostRequests, useLostRequests } from "../list/lost-requests.tsx";
import { ReceiptsPanel } from "../receipt/receipts-panel.tsx";
import { useNewsOffer } from "./news-offer.tsx";
import { TripPage } from "./trip-page.tsx";
import { useTrip } from "./use-trip.ts";

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

export function BookingLinkScreen() {
  const { id = "" } = useParams();
  const { hash } = useLocation();
  return <Navigate to={`${paths.trip(id)}${hash}`} replace />;
}
