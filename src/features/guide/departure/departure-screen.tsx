import { TextInput, Button } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { GUIDE_DEPARTURE, GUIDE } from "#texts/guide.ts";
import { day, tashkentTime } from "#texts/write.ts";
import { hasWords } from "../../../domain/catalogue/search/fold-text.ts";
import { sortExpectedFirst, type GuestRow, headcount } from "../../../domain/guide/guest-list.ts";
import { paths, prefix } from "../../../shared/paths.ts";
import { Panel } from "../../../shared/ui/panel.tsx";
import { countsText } from "../../../text/guide.ts";
import { GuidePage, WithDeparture } from "../shared/guide-page.tsx";
import { RosterStatus } from "../shared/roster-status.tsx";
import type { GuideDeparture } from "../shared/use-roster.ts";
import { GuestLine } from "./guest-line.tsx";
import { MeetingPanel } from "./meeting-panel.tsx";
import classes from "../guide.module.css";

const matchesSearch =
  (search: string) =>
  ({ booking }: GuestRow) => {
    const names = [
      booking?.customer_name ?? GUIDE_DEPARTURE.notListed,
      booking?.reference,
      ...(booking?.travelers ?? []).map(({ name }) => name),
    ];
    return hasWords(names.join(" "), search);
  };

export function DepartureScreen() {
  const { departureId = "" } = useParams();
  return <WithDeparture id={departureId}>{(known) => <DepartureContent known={known} />}</WithDeparture>;
}

function DepartureContent({ known }: { known: GuideDeparture }) {
  const [search, setSearch] = useState("");
  const { roster, departure, rows } = known;
  const { time } = departure.meeting;
  const foundRows = sortExpectedFirst(rows).filter(matchesSearch(search));
  const notes = [departure.note, departure.guide_note].filter((note) => note !== null);
  return (
    <GuidePage
      title={departure.title}
      lead={`${day(departure.start_date)}${time ? `, ${tashkentTime(time)}` : ""}`}
      back={{ to: paths.guide(), label: GUIDE.back }}
    >
      <RosterStatus roster={roster} />
      <p className={classes.counts} role="status">
        {countsText(headcount(rows))}
      </p>
      <ScanLink id={departure.id} />
      {departure.meeting_change ? <MeetingPanel departure={departure} /> : null}
      {notes.length > 0 ? (
        <Panel title={GUIDE_DEPARTURE.note}>
          {notes.map((note) => (
            <p key={note} className={classes.said}>
              {note}
            </p>
          ))}
        </Panel>
      ) : null}
      <section aria-label={GUIDE_DEPARTURE.people} className="stack tight">
        <TextInput
          type="search"
          size="lg"
          label={GUIDE_DEPARTURE.search}
          value={search}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {rows.length === 0 ? (
          <p>{GUIDE_DEPARTURE.nobody}</p>
        ) : foundRows.length === 0 ? (
          <p>{GUIDE_DEPARTURE.none}</p>
        ) : null}
        <ul className={`plain ${classes.people}`}>
          {foundRows.map((row) => (
            <GuestLine key={row.id} row={row} known={known} />
          ))}
        </ul>
      </section>
      {departure.meeting_change ? null : <MeetingPanel departure={departure} />}
    </GuidePage>
  );
}

/** Only a document loaded at that address may use the camera, so the link loads the page. */
export const ScanLink = ({ id }: { id: string }) => (
  <Button component="a" href={`${prefix}${paths.guideScanOf(id)}`} size="xl" fullWidth>
    {GUIDE_DEPARTURE.scan}
  </Button>
);
