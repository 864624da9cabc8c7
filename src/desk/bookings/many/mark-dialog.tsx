import { NativeSelect, Text, Textarea } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { markBookings } from "../../../data/remote/admin/desk-bookings.ts";
import { MARK_MANY } from "../../shared/messages/bulk.ts";
import { BulkDialog } from "../../shared/bulk/bulk-dialog.tsx";
import { type BulkItem, useBulk } from "../../shared/bulk/use-bulk.ts";

const AT_ONCE = 100;

type Props = { items: readonly BulkItem[]; close: () => void };

export function MarkDialog({ items, close }: Props) {
  const [on, setOn] = useState(true);
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string>();
  const bulk = useBulk(items, AT_ONCE, (part) =>
    markBookings(
      part.operation,
      part.items.map(({ key }) => key),
      on,
      reason.trim(),
    ),
  );
  return (
    <BulkDialog
      title={MARK_MANY.title(items.length)}
      act={MARK_MANY.act(on)}
      bulk={bulk}
      problem={problem}
      check={() => (reason.trim() === "" ? MARK_MANY.missing : null)}
      refuse={setProblem}
      close={close}
    >
      <Text>{MARK_MANY.nobody}</Text>
      <NativeSelect
        label={MARK_MANY.what}
        disabled={bulk.busy}
        value={on ? "on" : "off"}
        data={[
          { value: "on", label: MARK_MANY.act(true) },
          { value: "off", label: MARK_MANY.act(false) },
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
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
    </BulkDialog>
  );
}
