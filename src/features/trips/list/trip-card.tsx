import { Badge, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { TRIP_PAGE } from "#texts/trips.ts";
import { day } from "#texts/write.ts";
import { imageUrl } from "../../../data/net/addresses.ts";
import { bookingState } from "../../../domain/booking/booking-state.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { tripStage } from "../../../domain/booking/trip/trip-stage.ts";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import { paths } from "../../../shared/paths.ts";
import { Picture } from "../../../shared/ui/picture.tsx";
import { factOf, stageWords } from "../texts/stages.ts";
import { STATE_COLORS } from "../texts/state-text.ts";
import classes from "../trips.module.css";

export const startOf = (booking: LocalBooking): string => booking.view?.check_in ?? booking.request?.check_in ?? "";

export function TripCard({ booking, now }: { booking: LocalBooking; now: number }) {
  const state = bookingState(booking, now);
  const today = todayInTashkent(now);
  const stage = tripStage(booking, state, today);
  const guests = booking.view?.guests ?? booking.request?.guests ?? 1;
  return (
    <li>
      <Link to={paths.trip(booking.id)} className={`surface ${classes.row}`}>
        <Picture src={imageUrl(booking.image_url)} alt="" sizes="6rem" ratio="1" />
        <div>
          <Text c="var(--mantine-color-anchor)" fw={600}>
            {booking.title}
          </Text>
          <Text size="sm">
            {day(startOf(booking))} · {TRIP_PAGE.guests({ guests })}
            {booking.view ? (
              <>
                {" · "}
                <span className="whole">{booking.view.reference}</span>
              </>
            ) : null}
          </Text>
          <Badge mt={6} color={STATE_COLORS[state]}>
            {stageWords(stage, state, booking.view?.expires_at ?? null)}
          </Badge>
          <Text size="sm" mt={4} className={classes.fact}>
            {factOf(stage, booking, now, today)}
          </Text>
        </div>
      </Link>
    </li>
  );
}
