import { Title } from "@mantine/core";
import { useMemo } from "react";
import { BEFORE_BOOKING, ROUTE_TEXTS } from "#texts/catalogue.ts";
import type { NamedLeg } from "../../../domain/catalogue/route-legs.ts";
import { textLanguage } from "../../../domain/catalogue/translation/translations.ts";
import type { Destination } from "../../../domain/catalogue/types.ts";
import { UzbekistanMap } from "../../../shared/map/uzbekistan-map.tsx";
import { paths } from "../../../shared/paths.ts";
import { joinTexts } from "../../../shared/ui/row-text.tsx";
import { onDaysText } from "../../../text/catalogue.ts";
import classes from "./details.module.css";

const NO_LEGS: readonly NamedLeg[] = [];

export const RouteLine = ({ legs }: { legs: readonly NamedLeg[] }) =>
  legs.length < 2 ? null : (
    <ol className={`plain row ${classes.route}`} aria-label={ROUTE_TEXTS.title}>
      {legs.map(({ places, first, last }) => (
        <li key={first}>
          <b>{joinTexts(places.map((place) => [place.name, place]))}</b>{" "}
          <small>{ROUTE_TEXTS.days({ days: last - first + 1 })}</small>
        </li>
      ))}
    </ol>
  );

type RouteMapProps = { stops: readonly Destination[]; legs?: readonly NamedLeg[] };

export function RouteMap({ stops, legs = NO_LEGS }: RouteMapProps) {
  const located = useMemo(
    () =>
      stops.flatMap(({ id, name, latitude, longitude, ...stop }) => {
        if (latitude === null || longitude === null) return [];
        const days = legs
          .filter(({ places }) => places.length === 1 && places[0]?.id === id)
          .map(({ first, last }) => onDaysText(first, last));
        const language = days.length === 0 ? textLanguage(name, stop) : undefined;
        return [{ id, name: [name, ...days].join(", "), language, latitude, longitude, href: paths.destination(id) }];
      }),
    [stops, legs],
  );
  const places = useMemo(() => [...new Map(located.map((place) => [place.id, place])).values()], [located]);
  if (places.length < 2) return null;
  const names = stops.map(({ name }) => name);
  return (
    <section>
      <Title order={2}>{ROUTE_TEXTS.title}</Title>
      {legs.length < 2 ? (
        <p>
          {joinTexts(
            stops.map((stop) => [stop.name, stop]),
            " → ",
          )}
        </p>
      ) : null}
      <UzbekistanMap label={ROUTE_TEXTS.map({ places: names.join(", ") })} places={places} route={located} />
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
