import { Title } from "@mantine/core";
import { useMemo } from "react";
import { DESTINATIONS_PAGE } from "#texts/catalogue.ts";
import { textLanguage } from "../../../domain/catalogue/translation/translations.ts";
import type { Destination } from "../../../domain/catalogue/types.ts";
import { UzbekistanMap } from "../../../shared/map/uzbekistan-map.tsx";
import { paths } from "../../../shared/paths.ts";

type DestinationsMapProps = {
  destinations: readonly Destination[];
  current?: string;
};

export function DestinationsMap({ destinations, current }: DestinationsMapProps) {
  const places = useMemo(
    () =>
      destinations.flatMap(({ id, name, latitude, longitude, ...row }) =>
        latitude === null || longitude === null
          ? []
          : [{ id, name, language: textLanguage(name, row), latitude, longitude, href: paths.destination(id) }],
      ),
    [destinations],
  );
  if (places.length === 0) return null;
  return (
    <section>
      <Title order={2} mt="xl" mb="md">
        {DESTINATIONS_PAGE.onMap}
      </Title>
      <UzbekistanMap label={DESTINATIONS_PAGE.map} places={places} highlightedId={current} />
    </section>
  );
}
