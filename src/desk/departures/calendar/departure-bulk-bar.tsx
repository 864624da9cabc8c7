import { Button } from "@mantine/core";
import { useState } from "react";
import { DEPARTURE_BULK, GUIDE_PICKER } from "#texts/desk-catalogue.ts";
import type { CalendarRow } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import type { DepartureAct } from "../../../domain/desk/departures/calendar/departure-acts.ts";
import { DisabledOffline } from "../../shared/disabled-offline.tsx";
import { GuidePicker } from "../../shared/guide-picker.tsx";
import type { Ticks } from "../../shared/table/use-ticks.ts";
import { ActDialog } from "./act-dialog.tsx";
import { WriteToTicked } from "./write-to-ticked.tsx";
import classes from "../../bookings/many/booking-bulk-bar.module.css";

type Props = {
  rows: readonly CalendarRow[];
  ticks: Ticks<CalendarRow>;
  today: string;
  changed: () => Promise<void>;
};

const SWITCHES = ["closed", "open", "guaranteed"] as const;

export function DepartureBulkBar({ rows, ticks, today, changed }: Props) {
  const [act, setAct] = useState<DepartureAct>();
  const [writing, setWriting] = useState<readonly CalendarRow[]>();
  const [assigning, setAssigning] = useState(false);
  const ticked = rows.filter(({ id }) => ticks.has(id));
  const look = { size: "compact-md", variant: "default" } as const;
  return (
    <>
      {ticked.length > 0 ? (
        <section aria-label={DEPARTURE_BULK.label} className={`band row screen-only ${classes.bar}`}>
          <strong role="status">{DEPARTURE_BULK.ticked({ number: ticked.length })}</strong>
          <DisabledOffline className="row">
            {SWITCHES.map((one) => (
              <Button key={one} {...look} onClick={() => setAct({ act: one })}>
                {DEPARTURE_BULK.acts[one].act}
              </Button>
            ))}
            <Button {...look} onClick={() => setAssigning(true)}>
              {DEPARTURE_BULK.acts.assign.act}
            </Button>
            <Button {...look} onClick={() => setWriting(ticked)}>
              {DEPARTURE_BULK.write}
            </Button>
            <Button {...look} onClick={() => setAct({ act: "cancel" })}>
              {DEPARTURE_BULK.acts.cancel.act}
            </Button>
          </DisabledOffline>
          <Button {...look} onClick={ticks.clear}>
            {DEPARTURE_BULK.clear}
          </Button>
        </section>
      ) : null}
      {assigning ? (
        <GuidePicker
          departures={ticked.map(({ id }) => id)}
          title={GUIDE_PICKER.many({ departures: ticked.length })}
          canRemove={ticked.some(({ guide_id }) => guide_id !== null)}
          pick={(guide_id) => {
            setAssigning(false);
            setAct({ act: "assign", guide_id });
          }}
          close={() => setAssigning(false)}
        />
      ) : null}
      {act ? (
        <ActDialog
          act={act}
          rows={ticked}
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
