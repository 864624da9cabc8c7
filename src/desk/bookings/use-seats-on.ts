import { useEffect, useState } from "react";
import { askCatalogue } from "../../data/remote/catalogue.ts";
import type { Availability } from "../../domain/catalogue/availability.ts";
import { day } from "#words/write.ts";
import { MANUAL, SEATS } from "../shared/messages/desk.ts";
import type { DeskItem } from "./item-select.tsx";

const NEXT = 4;

export function useSeatsOn(chosen: DeskItem | undefined, departure: string): string {
  const [known, setKnown] = useState<{ id: string; seats: Availability } | undefined>();
  const type = chosen?.type;
  const id = chosen?.item.id;
  useEffect(() => {
    if (!type || !id) return;
    let current = true;
    void askCatalogue("rpc/availability", { item_type: type, item_id: id }).then((answer) => {
      if (current && answer.ok) setKnown({ id, seats: answer.value });
    });
    return () => {
      current = false;
    };
  }, [type, id]);

  if (!known || known.id !== id) return chosen ? SEATS.unknown : MANUAL.tripFirst;
  const { dates, max_guests, on_request } = known.seats;
  if (departure !== "") {
    const left = dates.find(({ date }) => date === departure)?.seats_left;
    if (left !== undefined) return SEATS.left(left);
    return on_request ? SEATS.inAll(max_guests) : SEATS.notPublished;
  }
  if (on_request) return SEATS.anyDay;
  return dates
    .slice(0, NEXT)
    .map(({ date, seats_left }) => `${day(date)}: ${seats_left} left`)
    .join("; ");
}
