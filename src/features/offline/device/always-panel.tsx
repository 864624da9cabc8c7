import { Panel } from "../../../shared/ui/panel.tsx";
import { count } from "../../../domain/words.ts";
import { Anchor, Text } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { knownTrips } from "../../../data/local/bookings.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import { ageText } from "../../../shared/age-text.ts";
import { paths } from "../../../shared/paths.ts";
import { Icon } from "../../../shared/ui/icons/icon.tsx";
import classes from "../offline.module.css";

const Line = ({ children }: { children: ReactNode }) => (
  <li>
    <Icon name="check" size={22} />
    <span>{children}</span>
  </li>
);

/** What opens without a signal and was never asked for. */
export function AlwaysPanel({ snapshot }: { snapshot: CatalogueSnapshot }) {
  const trips = useLiveQuery(knownTrips)?.length ?? 0;
  const { destinations, tours, packages } = snapshot.totals;
  return (
    <Panel title="Always available offline">
      <ul className={`plain stack tight ${classes.always}`}>
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
          <Anchor component={Link} to={paths.trips()}>
            My trips
          </Anchor>{" "}
          with their vouchers{trips > 0 ? ` (${trips} on this device)` : ""}; bookings and messages you write wait here
          until there is a signal.
        </Line>
        <Line>
          <Anchor component={Link} to={paths.help()}>
            Help Center
          </Anchor>
          , booking guide, terms and cancellation policy.
        </Line>
      </ul>
    </Panel>
  );
}
