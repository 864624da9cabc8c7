import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import type { CalendarRow } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import type { DepartureAct } from "../../../domain/desk/departures/calendar/departure-acts.ts";
import type { Guide } from "../../../domain/desk/people/guide-schema.ts";
import { DEPARTURE_BULK } from "../messages/calendar.ts";
import { DisabledOffline } from "../../shared/changing.tsx";
import { ActDialog } from "./act-dialog.tsx";
import type { Ticks } from "../../shared/table/use-ticks.ts";
import classes from "../../bookings/many/bulk-bar.module.css";
import { WriteToTicked } from "./write-to-ticked.tsx";

type Props = {
  rows: readonly CalendarRow[];
  guides: readonly Guide[];
  ticks: Ticks<CalendarRow>;
  today: string;
  changed: () => Promise<void>;
};

const SWITCH_STATES = ["closed", "open", "guaranteed"] as const;

export function DepartureBulkBar({ rows, guides, ticks, today, changed }: Props) {
  const [act, setAct] = useState<DepartureAct>();
  const [writing, setWriting] = useState<readonly CalendarRow[]>();
  const [guide, setGuide] = useState("");
  const tickedRows = rows.filter(({ id }) => ticks.has(id));
  const buttonStyle = { size: "compact-md", variant: "default" } as const;
  return (
    <>
      {tickedRows.length > 0 ? (
        <section aria-label={DEPARTURE_BULK.label} className={`band row screen-only ${classes.bar}`}>
          <strong role="status">{DEPARTURE_BULK.ticked(tickedRows.length)}</strong>
          <DisabledOffline className="row">
            {SWITCH_STATES.map((one) => (
              <Button key={one} {...buttonStyle} onClick={() => setAct({ act: one })}>
                {DEPARTURE_BULK.acts[one].act}
              </Button>
            ))}
            <NativeSelect
              size="xs"
              aria-label={DEPARTURE_BULK.guide}
              data={[
                { value: "", label: DEPARTURE_BULK.nobody },
                ...guides.filter(({ archived }) => !archived).map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={guide}
              onChange={(event) => setGuide(event.currentTarget.value)}
            />
            <Button {...buttonStyle} onClick={() => setAct({ act: "assign", guide_id: guide || null })}>
              {DEPARTURE_BULK.acts.assign.act}
            </Button>
            <Button {...buttonStyle} onClick={() => setWriting(tickedRows)}>
              {DEPARTURE_BULK.write}
            </Button>
            <Button {...buttonStyle} onClick={() => setAct({ act: "cancel" })}>
              {DEPARTURE_BULK.acts.cancel.act}
            </Button>
          </DisabledOffline>
          <Button {...buttonStyle} onClick={ticks.clear}>
            {DEPARTURE_BULK.clear}
          </Button>
        </section>
      ) : null}
      {act ? (
        <ActDialog
          act={act}
          rows={tickedRows}
          today={today}
          changed={changed}
          close={(left) => {
            setAct(undefined);
            if (left.length === 0) return;
            ticks.only(rows.filter(({ id }) => left.includes(id)));
          }}
        />
      ) : null}
      {writing ? (
        <WriteToTicked rows={writing} done={() => void changed()} close={() => setWriting(undefined)} />
      ) : null}
    </>
  );
}
