import { Button, Textarea } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { NOTES } from "#texts/desk.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { guideNoteChanged } from "../../../text/desk-bookings.ts";
import { failureText } from "../../../text/desk.ts";
import classes from "./one.module.css";

export function GuideNote({ booking, done }: { booking: BookingDetail; done: () => void }) {
  const [seen, setSeen] = useState(booking.guide_note ?? "");
  const [start] = useState({ note: seen });
  const { props, problem, busy, field } = useForm({
    empty: start,
    check: ({ note }) => ({ ok: true, note: note.trim() }) as const,
    send: async ({ note }) => {
      const answer = await callDesk("rpc/save_guide_note", { booking: booking.id, note, seen });
      if (!answer.ok) {
        if (answer.reason !== "changed") return { ok: false, problem: failureText(answer) };
        const currentNote = answer.refusal?.guide_note ?? "";
        setSeen(currentNote);
        return { ok: false, problem: guideNoteChanged(currentNote) };
      }
      toast({ title: NOTES.guideDone, tone: "success" });
      return { ok: true, staysOpen: true, next: done };
    },
  });
  return (
    <form {...props} className={`stack tight ${classes.note}`}>
      <Textarea
        label={NOTES.guide}
        description={NOTES.guideHint}
        rows={2}
        maxLength={1_000}
        {...field("note")}
        error={problem || undefined}
      />
      <div className="row">
        <Button type="submit" size="sm" variant="default" loading={busy}>
          {NOTES.saveGuide}
        </Button>
      </div>
    </form>
  );
}
