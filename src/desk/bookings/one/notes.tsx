import { Button, Textarea } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { NOTES, SYSTEM_ACTOR } from "#texts/desk.ts";
import { momentInTashkent } from "#texts/write.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { Panel } from "../../../shared/ui/panel.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { failureText } from "../../../text/desk.ts";
import { DisabledOffline } from "../../shared/disabled-offline.tsx";
import { Log, LogEntry } from "../../shared/logs.tsx";
import { GuideNote } from "./guide-note.tsx";
import classes from "./one.module.css";

type Props = { booking: BookingDetail; done: () => void };

const EMPTY = { body: "" };

const checkNote = ({ body }: typeof EMPTY) =>
  body.trim() === ""
    ? { ok: false as const, errors: { body: failureText({ reason: "invalid_note" }) } }
    : { ok: true as const, note: body.trim() };

function NewNote({ booking, done }: Props) {
  const [id, setId] = useState(() => crypto.randomUUID());
  const { props, problem, busy, errors, field, clear } = useForm({
    empty: EMPTY,
    check: checkNote,
    send: async ({ note }) => {
      const answer = await callDesk("rpc/add_booking_note", { booking_id: booking.id, note_id: id, body: note });
      if (!answer.ok) return { ok: false, problem: failureText(answer) };
      const startNextNote = () => {
        setId(crypto.randomUUID());
        void clear();
        toast({ title: NOTES.done, tone: "success" });
        done();
      };
      return { ok: true, next: startNextNote };
    },
  });
  return (
    <form {...props} className={`stack tight ${classes.note}`}>
      <Textarea
        label={NOTES.add}
        description={NOTES.hint}
        rows={2}
        maxLength={2_000}
        {...field("body")}
        error={errors["body"] ?? (problem || undefined)}
      />
      <div className="row">
        <Button type="submit" size="sm" variant="default" loading={busy}>
          {NOTES.save}
        </Button>
      </div>
    </form>
  );
}

export const Notes = ({ booking, done }: Props) => (
  <Panel title={NOTES.title}>
    <Log title={NOTES.ours} none={NOTES.none}>
      {booking.notes.map(({ id, body, author_email, made_at }) => (
        <LogEntry key={id} head={body} when={`${author_email ?? SYSTEM_ACTOR}, ${momentInTashkent(made_at)}`} />
      ))}
    </Log>
    <DisabledOffline>
      <NewNote booking={booking} done={done} />
      <GuideNote key={booking.guide_note} booking={booking} done={done} />
    </DisabledOffline>
  </Panel>
);
