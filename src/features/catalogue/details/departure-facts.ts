import { DEPARTURE_TEXTS } from "#texts/catalogue.ts";
import { REFUNDS } from "#texts/terms.ts";
import type { RefundableDay } from "../../../domain/terms/refundable-days.ts";

function seatsText({ seats_left, places }: RefundableDay): string {
  if (seats_left === null) return DEPARTURE_TEXTS.places({ guests: places });
  return seats_left === 0 ? DEPARTURE_TEXTS.full : DEPARTURE_TEXTS.seatsLeft({ seats: seats_left });
}

export function departureFacts(offered: RefundableDay): string[] {
  const { seats_left, guaranteed, needs, note, refundable } = offered;
  return [
    seatsText(offered),
    seats_left === 0 ? DEPARTURE_TEXTS.joinWaitingList : "",
    refundable || seats_left === 0 ? "" : REFUNDS.none,
    guaranteed ? DEPARTURE_TEXTS.guaranteed : "",
    needs === null ? "" : DEPARTURE_TEXTS.needs({ guests: needs }),
    note ?? "",
  ].filter((text) => text !== "");
}
