import { Title } from "@mantine/core";
import { useMemo } from "react";
import type { Destination } from "../../../domain/catalogue/types.ts";
import { UzbekistanMap } from "../../../shared/map/uzbekistan-map.tsx";
import { paths } from "../../../shared/paths.ts";
import classes from "./details.module.css";

export function RouteMap({ stops }: { stops: readonly Destination[] }) {
  const located = useMemo(
    () =>
      stops.flatMap(({ id, name, latitude, longitude }) =>
        latitude === null || longitude === null ? [] : [{ id, name, latitude, longitude, href: paths.destination(id) }],
      ),
    [stops],
  );
  const places = useMemo(() => [...new Map(located.map((place) => [place.id, place])).values()], [located]);
  if (places.length < 2) return null;
  const names = stops.map(({ name }) => name);
  return (
    <section>
      <Title order={2}>Route</Title>
      <p>{names.join(" → ")}</p>
      <UzbekistanMap label={`Route: ${names.join(", ")}`} places={places} route={located} />
    </section>
  );
}

type MeetingMapProps = { latitude: number | null; longitude: number | null };

export function MeetingMap({ latitude, longitude }: MeetingMapProps) {
  if (latitude === null || longitude === null) return null;
  return (
    <div className={classes.smallMap}>
      <UzbekistanMap
        label="Map of Uzbekistan with the meeting point"
        places={[{ id: "meeting", name: "Meeting point", latitude, longitude }]}
        highlightedId="meeting"
      />
      <a href={`geo:${latitude},${longitude}?q=${latitude},${longitude}`}>Open in maps</a>
    </div>
  );
}
