import { Button, Textarea } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { type FormEvent, useState } from "react";
import { askDesk } from "../../../data/remote/desk/ask-desk.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import { momentInTashkent } from "../../../domain/words.ts";
import { Panel } from "../../../shared/ui/panel.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { NOTES } from "../messages/changing.ts";
import { failureText } from "../../shared/messages/desk.ts";
import { THE_SYSTEM } from "../../shared/messages/desk-names.ts";
import { Changing } from "../../shared/changing.tsx";
import { Log, LogEntry } from "../../shared/logs.tsx";
import { GuideNote } from "./guide-note.tsx";
import classes from "./one.module.css";

type Props = { booking: BookingDetail; done: () => void };

function NewNote({ booking, done }: Props) {
  // Sent again after no answer came, it is the same note.
  const [id, setId] = useState(() => crypto.randomUUID());
  const [body, setBody] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (body.trim() === "") return setProblem(failureText({ reason: "invalid_note" }));
    setBusy(true);
    const answer = await askDesk("rpc/add_booking_note", { booking_id: booking.id, note_id: id, body: body.trim() });
    setBusy(false);
    if (!answer.ok) return setProblem(failureText(answer));
    setId(crypto.randomUUID());
    setBody("");
    setProblem("");
    toast({ title: NOTES.done, tone: "success" });
    done();
  };
  return (
    <form className={`stack tight ${classes.note}`} onSubmit={(event) => void submit(event)} noValidate>
      <Textarea
        label={NOTES.add}
        description={NOTES.hint}
        rows={2}
        maxLength={2_000}
        value={body}
        error={problem || undefined}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <div className="row">
        <Button type="submit" size="sm" variant="default" loading={busy}>
          {NOTES.save}
        </Button>
      </div>
    </form>
  );
}

/** What we write down about a booking: among ourselves, and for its guide. */
export const Notes = ({ booking, done }: Props) => (
  <Panel title={NOTES.title}>
    <Log title={NOTES.ours} none={NOTES.none}>
      {booking.notes.map(({ id, body, author_email, made_at }) => (
        <LogEntry key={id} head={body} when={`${author_email ?? THE_SYSTEM}, ${momentInTashkent(made_at)}`} />
      ))}
    </Log>
    <Changing>
      <NewNote booking={booking} done={done} />
      <GuideNote key={booking.guide_note} booking={booking} done={done} />
    </Changing>
  </Panel>
);
