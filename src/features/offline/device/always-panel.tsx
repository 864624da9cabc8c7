import { Text } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import type { ReactNode } from "react";
import { ALWAYS_OFFLINE } from "#texts/offline.ts";
import { ageText } from "#texts/write.ts";
import { readTrips } from "../../../data/local/bookings.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import { paths } from "../../../shared/paths.ts";
import { Icon } from "../../../shared/ui/icons/icon.tsx";
import { TextLink } from "../../../shared/ui/links.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { Sentence } from "../../../shared/ui/sentence.tsx";
import { useAppOfflineState } from "../../../shared/use-app-offline.ts";
import { offlineTripsText } from "../../../text/offline.ts";
import classes from "../offline.module.css";

const textLinkTo = (path: string) => (text: string) => <TextLink to={path}>{text}</TextLink>;

const Line = ({ children }: { children: ReactNode }) => (
  <li>
    <Icon name="check" size={22} />
    <span>{children}</span>
  </li>
);

export function AlwaysPanel({ snapshot }: { snapshot: CatalogueSnapshot }) {
  const appState = useAppOfflineState();
  const trips = useLiveQuery(readTrips)?.length ?? 0;
  const { destinations, tours, packages } = snapshot.totals;
  return (
    <Panel title={ALWAYS_OFFLINE.title}>
      <ul className={`plain stack tight ${classes.always}`}>
        {appState === "ready" ? null : (
          <li>
            <Icon name="sync" size={22} />
            <span>{appState === "coming" ? ALWAYS_OFFLINE.appDownloading : ALWAYS_OFFLINE.appNotSupported}</span>
          </li>
        )}
        {snapshot.as_of === null ? (
          <li>
            <Icon name="sync" size={22} />
            <span>{ALWAYS_OFFLINE.noCatalogue}</span>
          </li>
        ) : (
          <Line>
            {ALWAYS_OFFLINE.catalogue({ destinations, tours, packages })}{" "}
            <Text span c="dimmed" size="sm">
              {ALWAYS_OFFLINE.asOf({ age: ageText(snapshot.as_of, trustedNow()) })}
            </Text>
          </Line>
        )}
        <Line>
          <Sentence of={offlineTripsText(trips)} links={{ trips: textLinkTo(paths.trips()) }} />
        </Line>
        <Line>
          <Sentence of={ALWAYS_OFFLINE.help} links={{ help: textLinkTo(paths.help()) }} />
        </Line>
      </ul>
    </Panel>
  );
}
