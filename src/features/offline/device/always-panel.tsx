import { Text } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import type { ReactNode } from "react";
import { TextLink } from "../../../shared/ui/links.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { count, ageText } from "#words/write.ts";
import { readTrips } from "../../../data/local/bookings.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import { paths } from "../../../shared/paths.ts";
import { Icon } from "../../../shared/ui/icons/icon.tsx";
import classes from "../offline.module.css";
import { useAppOfflineState } from "./use-app-offline.ts";

const APP_DOWNLOADING = "The app is still downloading: pages open offline once that is done.";
const APP_NOT_SUPPORTED = "This browser cannot open the app without a connection.";

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
    <Panel title="Always available offline">
      <ul className={`plain stack tight ${classes.always}`}>
        {appState === "ready" ? null : (
          <li>
            <Icon name="sync" size={22} />
            <span>{appState === "coming" ? APP_DOWNLOADING : APP_NOT_SUPPORTED}</span>
          </li>
        )}
        {snapshot.as_of === null ? (
          <li>
            <Icon name="sync" size={22} />
            <span>The catalog is downloaded on your first visit online.</span>
          </li>
        ) : (
          <Line>
            Text, prices and dates of {count(destinations, "destination")}, {count(tours, "tour")} and{" "}
            {count(packages, "package")}, and the search among them.{" "}
            <Text span c="dimmed" size="sm">
              As of {ageText(snapshot.as_of, trustedNow())}.
            </Text>
          </Line>
        )}
        <Line>
          <TextLink to={paths.trips()}>My trips</TextLink> with their vouchers
          {trips > 0 ? ` (${trips} on this device)` : ""}; bookings and messages you write stay here until you're
          online.
        </Line>
        <Line>
          <TextLink to={paths.help()}>Help Center</TextLink>, booking guide, terms and cancellation policy.
        </Line>
      </ul>
    </Panel>
  );
}
