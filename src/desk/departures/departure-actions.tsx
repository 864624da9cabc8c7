import { Button } from "@mantine/core";
import { useState } from "react";
import { CANCEL_DEPARTURE, DEPARTURE_ACTS, DEPARTURE_DONE } from "#texts/desk-catalogue.ts";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import type { DepartureRow, ItemDepartures } from "../../domain/desk/departures/departure-schema.ts";
import type { Guide } from "../../domain/desk/people/guide-schema.ts";
import { toast } from "../../shared/ui/toast/toast.ts";
import { cancelDepartureText } from "../../text/desk-departures.ts";
import { failureText } from "../../text/desk.ts";
import { DeskActions } from "../shared/desk-actions.tsx";
import { DepartureDialog } from "./departure-dialog.tsx";
import { RepeatDialog } from "./repeat-dialog.tsx";

type Props = { item: ItemDepartures; row: DepartureRow; guides: readonly Guide[]; changed: () => Promise<void> };

/** Skips the confirmation, because an admin can undo each of these changes. */
function useStateSwitch({ row, changed }: Pick<Props, "row" | "changed">) {
  const [busy, setBusy] = useState(false);
  const switchState = async (state: "open" | "closed" | "guaranteed") => {
    setBusy(true);
    const answer = await callDesk("rpc/save_departure", { departure: { id: row.id, revision: row.revision, state } });
    if (answer.ok) toast({ title: DEPARTURE_DONE[state], tone: "success" });
    else toast({ title: DEPARTURE_DONE.notSaved, message: failureText(answer), tone: "error" });
    await changed();
    setBusy(false);
  };
  return { busy, become: switchState };
}

export function DepartureActions({ item, row, guides, changed }: Props) {
  const [asked, setAsked] = useState<"edit" | "repeat">();
  const { busy, become: switchState } = useStateSwitch({ row, changed });
  const closeDialog = () => setAsked(undefined);
  if (row.state === "cancelled") return null;
  const buttonStyle = { size: "compact-sm", variant: "default" } as const;
  const isClosed = row.state === "closed";
  const guaranteed = row.state === "guaranteed";
  return (
    <>
      <DeskActions
        size="compact-sm"
        done={() => void changed()}
        acts={[
          {
            act: CANCEL_DEPARTURE.act,
            done: CANCEL_DEPARTURE.done,
            label: DEPARTURE_ACTS.cancel,
            title: CANCEL_DEPARTURE.title({ date: row.start_date }),
            text: cancelDepartureText(row),
            run: (reason) => callDesk("rpc/cancel_departure", { departure_id: row.id, reason }),
          },
        ]}
      >
        <Button {...buttonStyle} onClick={() => setAsked("edit")}>
          {DEPARTURE_ACTS.edit}
        </Button>
        {row.private ? null : (
          <>
            <Button {...buttonStyle} disabled={busy} onClick={() => void switchState(isClosed ? "open" : "closed")}>
              {isClosed ? DEPARTURE_ACTS.reopen : DEPARTURE_ACTS.close}
            </Button>
            <Button
              {...buttonStyle}
              disabled={busy}
              onClick={() => void switchState(guaranteed ? "open" : "guaranteed")}
            >
              {guaranteed ? DEPARTURE_ACTS.release : DEPARTURE_ACTS.guarantee}
            </Button>
            <Button {...buttonStyle} onClick={() => setAsked("repeat")}>
              {DEPARTURE_ACTS.repeat}
            </Button>
          </>
        )}
      </DeskActions>
      {asked === "edit" ? (
        <DepartureDialog
          item={{ ...item, id: row.item_id }}
          row={row}
          guides={guides}
          changed={changed}
          close={closeDialog}
        />
      ) : null}
      {asked === "repeat" ? <RepeatDialog row={row} known={item.rows} changed={changed} close={closeDialog} /> : null}
    </>
  );
}
