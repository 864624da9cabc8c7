import { Group, Text } from "@mantine/core";
import { Fragment, type ReactNode, use, useCallback } from "react";
import { COMPANION_PAGE, COMPANION_ELSEWHERE } from "#texts/companion.ts";
import { trustedNow } from "../../data/net/clock.ts";
import { acknowledgeShownNews } from "../../data/sync/news/page-news.ts";
import { calendarCallsOf } from "../../data/sync/trips/follow-calendar.ts";
import { meetingChangeOf } from "../../domain/booking/trip/meeting-change.ts";
import { todayInTashkent } from "../../domain/catalogue/travel-dates.ts";
import {
  type CompanionStage,
  companionStage,
  companionLink,
  type CompanionTrip,
} from "../../domain/companions/companion-trip.ts";
import type { CompanionView } from "../../domain/companions/companion-view.ts";
import type { Acknowledgement } from "../../domain/news/unseen-news.ts";
import { paths, prefix } from "../../shared/paths.ts";
import { ChangedMeeting } from "../../shared/trip/changed-meeting.tsx";
import { CopyLink } from "../../shared/trip/copy-link.tsx";
import { DayPlan } from "../../shared/trip/day-plan.tsx";
import { TripCalendarButton } from "../../shared/trip/trip-calendar-button.tsx";
import { TripMeeting } from "../../shared/trip/trip-meeting.tsx";
import { FollowSlotContext } from "../../shared/trip/trip-slots.ts";
import { useNewsSeen } from "../../shared/trip/use-news-seen.ts";
import { Page } from "../../shared/ui/page/page.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { QrCode } from "../../shared/ui/qr-code.tsx";
import { useNow } from "../../shared/use-now.ts";
import { CompanionState } from "./companion-state.tsx";
import { CompanionVoucher } from "./companion-voucher.tsx";
import { DetailsPanel } from "./details-panel.tsx";
import { RemoveCompanionTrip } from "./remove-companion-trip.tsx";
import type { KnownCompanion } from "./use-companion.ts";
import classes from "../../shared/trip/trip.module.css";

const DEVICE_PANELS = ["elsewhere", "remove"] as const;
/** The panel of news waits for the server, so it comes last: above another it would move that away under a tap. */
const PANELS = {
  ahead: [
    "state",
    "changed",
    "voucher",
    "meeting",
    "calendar",
    "details",
    "days",
    "included",
    ...DEVICE_PANELS,
    "follow",
  ],
  under_way: ["state", "days", "meeting", "voucher", "details", "included", ...DEVICE_PANELS, "follow"],
  over: ["state", "days", ...DEVICE_PANELS],
  called_off: ["state", ...DEVICE_PANELS],
  cancelled: ["state", ...DEVICE_PANELS],
} as const satisfies Record<CompanionStage, readonly string[]>;
type PanelName = (typeof PANELS)[CompanionStage][number];

function MeetingNews({ view }: { view: CompanionView }) {
  const change = meetingChangeOf(view);
  return change === null ? null : (
    <Panel title={COMPANION_PAGE.changed} className="stack tight screen-only">
      <ChangedMeeting change={change} now={trustedNow()} view={view} />
    </Panel>
  );
}

const Included = ({ includes }: Pick<CompanionView, "includes">) =>
  includes.length === 0 ? null : (
    <Panel title={COMPANION_PAGE.included}>
      <ul>
        {includes.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Panel>
  );

const byPage = () => "page" as const;

function OpenElsewhere({ trip, title }: { trip: CompanionTrip; title: string }) {
  const link = companionLink(`${window.location.origin}${prefix}${paths.joinTrip()}`, trip);
  return (
    <details className="surface screen-only">
      <summary className={classes.summary}>{COMPANION_ELSEWHERE.title}</summary>
      <Text mb="md">{COMPANION_ELSEWHERE.how}</Text>
      <div className={classes.scan}>
        <QrCode text={link} label={COMPANION_ELSEWHERE.code} />
      </div>
      <CopyLink link={link} title={title} copied={COMPANION_ELSEWHERE.copied} />
    </details>
  );
}

export function CompanionPage({ trip, view, details }: KnownCompanion) {
  const followSlot = use(FollowSlotContext);
  const today = todayInTashkent(trustedNow(useNow()));
  const stage = companionStage(view, today);
  const { id, token } = trip;
  const { title, ends_on } = view;
  const acknowledge = useCallback(
    (seen: Acknowledgement[]) => {
      acknowledgeShownNews({ as: "companion", id, token }, seen).catch((error: unknown) =>
        console.warn("Seen news could not be stored:", error),
      );
    },
    [id, token],
  );
  useNewsSeen(view.news, byPage, acknowledge);
  const panels: Record<PanelName, () => ReactNode> = {
    state: () => <CompanionState view={view} stage={stage} today={today} />,
    changed: () => <MeetingNews view={view} />,
    voucher: () => <CompanionVoucher trip={trip} view={view} />,
    meeting: () => <TripMeeting view={view} />,
    calendar: () => (
      <Group className="screen-only">
        <TripCalendarButton view={view} callsOf={() => calendarCallsOf({ as: "companion", id, token })} />
      </Group>
    ),
    follow: () => followSlot({ kind: "companion", id, token, title, ends_on }),
    details: () => <DetailsPanel trip={trip} details={details} today={today} />,
    days: () => <DayPlan view={view} today={today} />,
    included: () => <Included includes={view.includes} />,
    elsewhere: () => <OpenElsewhere trip={trip} title={title} />,
    remove: () => <RemoveCompanionTrip trip={trip} isUnsent={details !== null} />,
  };
  return (
    <Page narrow title={title}>
      <div className="stack">
        {PANELS[stage].map((panel) => (
          <Fragment key={panel}>{panels[panel]()}</Fragment>
        ))}
      </div>
    </Page>
  );
}
