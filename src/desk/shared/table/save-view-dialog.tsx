import { TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { type FormEvent, useState } from "react";
import { askDesk } from "../../../data/remote/desk/ask-desk.ts";
import { Dialog } from "../../../shared/ui/dialog/dialog.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { failureText } from "../messages/desk.ts";
import { TABLE_VIEWS } from "../messages/desk-table.ts";
import { DialogFoot } from "../dialog-foot.tsx";

type Props = { list: string; query: string; done: () => void; close: () => void };

export function SaveViewDialog({ list, query, done, close }: Props) {
  const [id] = useState(() => crypto.randomUUID());
  const [name, setName] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return setProblem(TABLE_VIEWS.named);
    setBusy(true);
    const answer = await askDesk("rpc/admin_save_view", { view: { id, name: name.trim(), query, list } });
    setBusy(false);
    if (!answer.ok) return setProblem(failureText(answer));
    toast({ title: TABLE_VIEWS.saved, tone: "success" });
    done();
    close();
  };
  return (
    <Dialog title={TABLE_VIEWS.title} onClose={close} busy={busy}>
      <form onSubmit={(event) => void submit(event)} noValidate className="stack">
        <TextInput
          label={TABLE_VIEWS.name}
          description={TABLE_VIEWS.hint}
          value={name}
          maxLength={60}
          disabled={busy}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <DialogFoot problem={problem} save={TABLE_VIEWS.save} back={TABLE_VIEWS.back} busy={busy} close={close} />
      </form>
    </Dialog>
  );
}
