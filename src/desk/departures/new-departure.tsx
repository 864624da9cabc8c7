import { Button } from "@mantine/core";
import { useState } from "react";
import { NEW_DEPARTURE } from "#texts/desk-catalogue.ts";
import type { Guide } from "../../domain/desk/people/guide-schema.ts";
import { Dialog } from "../../shared/ui/dialog/dialog.tsx";
import { ItemSelect } from "../bookings/item-select.tsx";
import { deskQuery } from "../shared/desk-query.ts";
import { DeskState } from "../shared/desk-state.tsx";
import { DisabledOffline } from "../shared/disabled-offline.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { DepartureDialog } from "./departure-dialog.tsx";

type Props = { guides: readonly Guide[]; item: string; changed: (addedDay?: string) => Promise<void> };

function NewDepartureDialog({ guides, item: given, changed, close }: Props & { close: () => void }) {
  const [item, setItem] = useState(given);
  return item === "" ? (
    <Dialog title={NEW_DEPARTURE.act} onClose={close}>
      <div className="stack tight">
        <ItemSelect label={NEW_DEPARTURE.trip} none={NEW_DEPARTURE.choose} value={item} choose={setItem} />
        <div className="row">
          <Button variant="default" onClick={close}>
            {NEW_DEPARTURE.back}
          </Button>
        </div>
      </div>
    </Dialog>
  ) : (
    <DepartureOf item={item} guides={guides} changed={changed} close={close} />
  );
}

function DepartureOf({ item, guides, changed, close }: Props & { close: () => void }) {
  const read = useDeskRead(deskQuery("rpc/admin_item_departures", { item }));
  if (read.value)
    return <DepartureDialog item={{ ...read.value, id: item }} guides={guides} changed={changed} close={close} />;
  return (
    <Dialog title={NEW_DEPARTURE.act} onClose={close}>
      <DeskState reads={[read]} />
    </Dialog>
  );
}

export function NewDeparture(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DisabledOffline>
        <Button onClick={() => setOpen(true)}>{NEW_DEPARTURE.act}</Button>
      </DisabledOffline>
      {open ? <NewDepartureDialog {...props} close={() => setOpen(false)} /> : null}
    </>
  );
}
