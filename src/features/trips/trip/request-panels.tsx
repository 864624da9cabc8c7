import { departuresOf } from "../../../domain/booking/form/departure-choice.ts";
import { offerOn } from "../../../domain/catalogue/held-offer.ts";
import { useCachedItem } from "../use-cached-item.ts";
import { RefusalPanel } from "./refusal-panel.tsx";
import { RemoveTrip } from "./remove-trip.tsx";
import { RequestPanel } from "./request-panel.tsx";
import { TripState } from "./trip-state.tsx";
import type { ShownTrip } from "./use-shown-trip.ts";

function Refusal({ booking, today }: ShownTrip) {
  const { request, refusal } = booking;
  const { item, rows, dates } = useCachedItem(request && (request.tour_id ?? request.package_id), today);
  if (!refusal || !request) return null;
  const currentPriceCents = item ? offerOn(item, rows, request.check_in).price_cents : null;
  return (
    <RefusalPanel
      booking={booking}
      request={request}
      refusal={refusal}
      unitPriceCents={refusal.quote?.unit_price_cents ?? currentPriceCents}
      itemPriceCents={item?.price_cents ?? null}
      offered={item?.options}
      departures={dates && departuresOf(dates, today)}
    />
  );
}

/** These need no answer of the server. */
export const REQUEST_PANELS = {
  state: TripState,
  request: ({ booking: { request, options }, entry }: ShownTrip) =>
    request && <RequestPanel request={request} options={options} entry={entry} />,
  refusal: Refusal,
  remove: RemoveTrip,
};
