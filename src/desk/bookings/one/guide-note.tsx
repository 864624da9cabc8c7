import { Button, Textarea } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { type FormEvent, useState } from "react";
import { askDesk } from "../../../data/remote/desk/ask-desk.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { NOTES } from "../messages/changing.ts";
import { failureText } from "../../shared/messages/desk.ts";
import classes from "./one.module.css";

/** One text that the guide reads; whoever saves over another's is told what that was. */
export function GuideNote({ booking, done }: { booking: BookingDetail; done: () => void }) {
  const [seen, setSeen] = useState(booking.guide_note ?? "");
  const [note, setNote] = useState(seen);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await askDesk("rpc/save_guide_note", { booking: booking.id, note: note.trim(), seen });
    setBusy(false);
    if (!answer.ok) {
      if (answer.reason !== "changed") return setProblem(failureText(answer));
      const now = answer.refusal?.guide_note ?? "";
      setSeen(now);
      return setProblem(NOTES.guideChanged(now));
    }
    setProblem("");
    toast({ title: NOTES.guideDone, tone: "success" });
    done();
  };
  return (
    <form className={`stack tight ${classes.note}`} onSubmit={(event) => void submit(event)} noValidate>
      <Textarea
        label={NOTES.guide}
        description={NOTES.guideHint}
        rows={2}
        maxLength={1_000}
        value={note}
        error={problem || undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className="row">
        <Button type="submit" size="sm" variant="default" loading={busy}>
          {NOTES.saveGuide}
        </Button>
      </div>
    </form>
  );
}
