import { Button } from "@mantine/core";
import { DEPARTURE_BULK } from "#texts/desk-catalogue.ts";
import type { CalendarRow } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import { Dialog } from "../../../shared/ui/dialog/dialog.tsx";
import { deskQuery } from "../../shared/desk-query.ts";
import { DeskState } from "../../shared/desk-state.tsx";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import { WriteDialog } from "../../shared/write-dialog.tsx";

type Props = { rows: readonly CalendarRow[]; done: () => void; close: () => void };

export function WriteToTicked({ rows, done, close }: Props) {
  const deskRead = useDeskRead(deskQuery("rpc/admin_bookings_on", { departures: rows.map(({ id }) => id) }));
  if (deskRead.value?.length)
    return <WriteDialog bookings={deskRead.value.map((id) => ({ id }))} done={done} close={close} />;
  return (
    <Dialog title={DEPARTURE_BULK.write} onClose={close}>
      {deskRead.value ? <p>{DEPARTURE_BULK.noGuests}</p> : <DeskState reads={[deskRead]} />}
      <div className="row">
        <Button variant="default" onClick={close}>
          {DEPARTURE_BULK.stop}
        </Button>
      </div>
    </Dialog>
  );
}
