import { Text, Textarea } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { type FormEvent, useState } from "react";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import { Dialog } from "../../../shared/ui/dialog/dialog.tsx";
import { FormFields } from "../../../shared/ui/form-fields.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { DialogFoot } from "../../shared/dialog-foot.tsx";
import { CHANGE } from "../messages/changing.ts";
import { failureText, REASON } from "../../shared/messages/desk.ts";
import { ChangePreview } from "./change-preview.tsx";
import { DayFields } from "./day-fields.tsx";
import { PeopleFields } from "./people-fields.tsx";
import { useChange } from "./use-change.ts";

type Props = { booking: BookingDetail; part: "day" | "people"; done: () => void; close: () => void };

export function ChangeDialog({ booking, part, done, close }: Props) {
  // Frozen when the dialog opens: another admin's change is reported, not taken over.
  const [shown] = useState(booking);
  const { change, set, read, outlook, last, make } = useChange(shown);
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const words = CHANGE[part];
  const isSame = outlook !== undefined && CHANGE.rows(shown, outlook).every(([, before, after]) => before === after);
  const leave = () => {
    close();
    if (problem) done();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!outlook || isSame) return setProblem(CHANGE.same);
    if (reason.trim() === "") return setProblem(REASON.missing);
    setBusy(true);
    const answer = await make(reason.trim());
    setBusy(false);
    if (!answer.ok) {
      void read.refresh();
      return setProblem(failureText(answer));
    }
    close();
    toast({ title: words.done, tone: "success" });
    done();
  };
  return (
    <Dialog title={words.title} onClose={leave} busy={busy}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormFields ready={!busy} className="stack tight">
          <Text>{words.lead}</Text>
          {part === "day" ? (
            <DayFields booking={shown} change={change} set={set} />
          ) : (
            <PeopleFields booking={shown} change={change} set={set} outlook={last} />
          )}
          <div aria-live="polite">
            {read.failure ? <p className="problem">{failureText(read.failure)}</p> : null}
            {outlook && !isSame ? <ChangePreview booking={shown} then={outlook} /> : null}
          </div>
          <Textarea
            label={REASON.label}
            description={REASON.hint}
            required
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <DialogFoot problem={problem} save={words.save} back={REASON.back} busy={busy} close={leave} />
        </FormFields>
      </form>
    </Dialog>
  );
}
