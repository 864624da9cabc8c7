import { NativeSelect, Text, Textarea } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { MARK_MANY } from "#texts/desk.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import { BulkDialog } from "../../shared/bulk/bulk-dialog.tsx";
import { type BulkItem, useBulk } from "../../shared/bulk/use-bulk.ts";

const BOOKINGS_PER_REQUEST = 100;

type Props = { items: readonly BulkItem[]; close: () => void };

export function MarkDialog({ items, close }: Props) {
  const [on, setOn] = useState(true);
  const [reason, setReason] = useState("");
  const bulk = useBulk(items, BOOKINGS_PER_REQUEST, async (part) => {
    const booking_ids = part.items.map(({ key }) => key);
    const markRequest = { id: part.operation, booking_ids, attention: on, reason: reason.trim() };
    const answer = await callDesk("rpc/admin_mark_bookings", { marking: markRequest });
    return answer.ok ? { ok: true, value: answer.value.failed.map(({ id, code }) => ({ key: id, code })) } : answer;
  });
  return (
    <BulkDialog
      title={MARK_MANY.title({ number: items.length })}
      act={MARK_MANY.acts[on ? "on" : "off"]}
      bulk={bulk}
      check={() => (reason.trim() === "" ? MARK_MANY.missing : null)}
      close={close}
    >
      <Text>{MARK_MANY.nobody}</Text>
      <NativeSelect
        label={MARK_MANY.what}
        disabled={bulk.busy}
        value={on ? "on" : "off"}
        data={[
          { value: "on", label: MARK_MANY.acts.on },
          { value: "off", label: MARK_MANY.acts.off },
        ]}
        onChange={(event) => setOn(event.currentTarget.value === "on")}
      />
      <Textarea
        label={MARK_MANY.reason}
        required
        rows={2}
        maxLength={500}
        disabled={bulk.busy}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </BulkDialog>
  );
}
