import { useEffect, useState } from "react";
import { catalogueCalls } from "../../data/remote/catalogue.ts";
import type { Availability } from "../../domain/catalogue/availability.ts";
import { day } from "../../domain/words.ts";
import { MANUAL_BOOKING, SEATS } from "../shared/messages/desk.ts";
import type { DeskItem } from "./item-select.tsx";

const NEXT = 4;

export function useSeatsText(chosen: DeskItem | undefined, departure: string): string {
  const [known, setKnown] = useState<{ id: string; seats: Availability } | undefined>();
  const type = chosen?.type;
  const id = chosen?.item.id;
  useEffect(() => {
    if (!type || !id) return;
    let current = true;
    void catalogueCalls("rpc/availability", { item_type: type, item_id: id }).then((answer) => {
      if (current && answer.ok) setKnown({ id, seats: answer.value });
    });
    return () => {
      current = false;
    };
  }, [type, id]);

  if (!known || known.id !== id) return chosen ? SEATS.unknown : MANUAL_BOOKING.tripFirst;
  const { dates, max_guests, on_request } = known.seats;
  if (departure !== "") {
    const seatsLeft = dates.find(({ date }) => date === departure)?.seats_left;
    if (seatsLeft !== undefined) return SEATS.left(seatsLeft);
    return on_request ? SEATS.inAll(max_guests) : SEATS.notPublished;
  }
  if (on_request) return SEATS.anyDay;
  return dates
    .slice(0, NEXT)
    .map(({ date, seats_left }) => `${day(date)}: ${seats_left} left`)
    .join("; ");
}
