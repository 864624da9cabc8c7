import { Textarea } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { DEPARTURE_BULK } from "#texts/desk-catalogue.ts";
import { REASON } from "#texts/desk.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import type { CalendarRow } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import {
  type DepartureAct,
  outlookOf,
  isAlreadyApplied,
  actRequest,
} from "../../../domain/desk/departures/calendar/departure-acts.ts";
import { actEffectText, actMailsText, skippedDepartureText } from "../../../text/desk-departures.ts";
import { BulkDialog } from "../../shared/bulk/bulk-dialog.tsx";
import { bulkAnswerOf, useBulk } from "../../shared/bulk/use-bulk.ts";

type Props = {
  act: DepartureAct;
  rows: readonly CalendarRow[];
  today: string;
  changed: () => Promise<void>;
  close: (left: readonly string[]) => void;
};

async function actOn(act: DepartureAct, row: CalendarRow, reason: string) {
  if (act.act === "cancel")
    return bulkAnswerOf(row.id, await callDesk("rpc/cancel_departure", { departure_id: row.id, reason }));
  const answer = await callDesk("rpc/save_departure", { departure: actRequest(act, row) });
  const currentDeparture = answer.ok ? undefined : answer.refusal?.departure;
  return bulkAnswerOf(
    row.id,
    currentDeparture && isAlreadyApplied(act, currentDeparture) ? { ok: true, value: currentDeparture } : answer,
  );
}

export function ActDialog({ act, rows, today, changed, close }: Props) {
  const [{ does, leaves, ...mailing }] = useState(() => outlookOf(act, rows, today));
  const [reason, setReason] = useState("");
  const bulk = useBulk(
    does.map((row) => ({ key: row.id, label: DEPARTURE_BULK.one(row) })),
    1,
    async ({ items: [{ key } = { key: "" }] }) => {
      const row = rows.find(({ id }) => id === key) ?? does.find(({ id }) => id === key);
      return row ? actOn(act, row, reason.trim()) : { ok: true, value: [] };
    },
  );
  const { finished, busy, done, failures } = bulk;
  return (
    <BulkDialog
      title={
        finished && !busy && failures.length === 0
          ? DEPARTURE_BULK.done[act.act]({ number: done })
          : DEPARTURE_BULK.title[act.act]({ number: rows.length })
      }
      act={DEPARTURE_BULK.go[act.act]({ number: does.length })}
      words={{
        again: DEPARTURE_BULK.again({ number: failures.length }),
        failed: DEPARTURE_BULK.failed,
        back: DEPARTURE_BULK.stop,
        close: DEPARTURE_BULK.stop,
      }}
      bulk={bulk}
      check={() => (act.act === "cancel" && reason.trim() === "" ? REASON.missing : null)}
      changed={changed}
      close={() => close(failures.map(({ key }) => key))}
    >
      <p>
        {actEffectText(act, does.length)} {does.length > 0 ? actMailsText(act, { does, leaves, ...mailing }) : ""}
      </p>
      {leaves.length > 0 ? (
        <details>
          <summary>{DEPARTURE_BULK.leaves({ number: leaves.length })}</summary>
          <ul>
            {leaves.map(({ row, code }) => (
              <li key={row.id}>{skippedDepartureText(row, code)}</li>
            ))}
          </ul>
        </details>
      ) : null}
      {act.act === "cancel" ? (
        <Textarea
          label={REASON.label}
          description={REASON.hint}
          required
          rows={2}
          maxLength={500}
          value={reason}
          disabled={busy}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      ) : null}
    </BulkDialog>
  );
}
