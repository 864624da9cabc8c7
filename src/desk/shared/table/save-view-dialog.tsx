import { TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { TABLE_VIEWS } from "#texts/desk.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { Dialog } from "../../../shared/ui/dialog/dialog.tsx";
import { failureText } from "../../../text/desk.ts";
import { DialogFoot } from "../dialog-foot.tsx";
import { finishedSubmit } from "../submit-results.ts";

type Props = { list: string; query: string; done: () => void; close: () => void };

const EMPTY = { name: "" };

const checkName = ({ name }: typeof EMPTY) =>
  name.trim() === ""
    ? { ok: false as const, errors: { name: TABLE_VIEWS.named } }
    : { ok: true as const, name: name.trim() };

export function SaveViewDialog({ list, query, done, close }: Props) {
  const [id] = useState(() => crypto.randomUUID());
  const { props, problem, busy, field } = useForm({
    empty: EMPTY,
    check: checkName,
    send: async ({ name }) => {
      const answer = await callDesk("rpc/admin_save_view", { view: { id, name, query, list } });
      if (!answer.ok) return { ok: false, problem: failureText(answer) };
      return finishedSubmit(TABLE_VIEWS.saved, close, done);
    },
  });
  return (
    <Dialog title={TABLE_VIEWS.title} onClose={close} busy={busy}>
      <form {...props} className="stack">
        <TextInput
          label={TABLE_VIEWS.name}
          description={TABLE_VIEWS.hint}
          maxLength={60}
          disabled={busy}
          {...field("name")}
        />
        <DialogFoot problem={problem} save={TABLE_VIEWS.save} back={TABLE_VIEWS.back} busy={busy} close={close} />
      </form>
    </Dialog>
  );
}
