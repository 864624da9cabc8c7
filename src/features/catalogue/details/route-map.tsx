import { Title } from "@mantine/core";
import { useMemo } from "react";
import type { Destination } from "../../../domain/catalogue/types.ts";
import type { NamedLeg } from "../../../domain/catalogue/route-legs.ts";
import { BEFORE_BOOKING, ROUTE_TEXTS } from "#words/catalogue/item-pages.ts";
import { UzbekistanMap } from "../../../shared/map/uzbekistan-map.tsx";
import { paths } from "../../../shared/paths.ts";
import classes from "./details.module.css";

const NO_LEGS: readonly NamedLeg[] = [];

export const RouteLine = ({ legs }: { legs: readonly NamedLeg[] }) =>
  legs.length < 2 ? null : (
    <ol className={`plain row ${classes.route}`} aria-label={ROUTE_TEXTS.title}>
      {legs.map(({ names, first, last }) => (
        <li key={first}>
          <b>{names}</b> <small>{ROUTE_TEXTS.days(last - first + 1)}</small>
        </li>
      ))}
    </ol>
  );

type RouteMapProps = { stops: readonly Destination[]; legs?: readonly NamedLeg[] };

export function RouteMap({ stops, legs = NO_LEGS }: RouteMapProps) {
  const located = useMemo(
    () =>
      stops.flatMap(({ id, name, latitude, longitude }) => {
        if (latitude === null || longitude === null) return [];
        const days = legs
          .filter(({ names }) => names === name)
          .map(({ first, last }) => ROUTE_TEXTS.onDays(first, last));
        return [{ id, name: [name, ...days].join(", "), latitude, longitude, href: paths.destination(id) }];
      }),
    [stops, legs],
  );
  const places = useMemo(() => [...new Map(located.map((place) => [place.id, place])).values()], [located]);
  if (places.length < 2) return null;
  const names = stops.map(({ name }) => name);
  return (
    <section>
      <Title order={2}>{ROUTE_TEXTS.title}</Title>
      <p>{names.join(" → ")}</p>
      <UzbekistanMap label={ROUTE_TEXTS.map(names.join(", "))} places={places} route={located} />
    </section>
  );
}

type MeetingMapProps = { latitude: number | null; longitude: number | null };

export function MeetingMap({ latitude, longitude }: MeetingMapProps) {
  if (latitude === null || longitude === null) return null;
  return (
    <div className={classes.smallMap}>
      <UzbekistanMap
        label={BEFORE_BOOKING.map}
        places={[{ id: "meeting", name: BEFORE_BOOKING.meetingPoint, latitude, longitude }]}
        highlightedId="meeting"
      />
      <a href={`geo:${latitude},${longitude}?q=${latitude},${longitude}`}>{BEFORE_BOOKING.openInMaps}</a>
    </div>
  );
}
