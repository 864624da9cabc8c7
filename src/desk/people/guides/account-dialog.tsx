import { type FormEvent, useState } from "react";
import { askDesk } from "../../../data/remote/desk/ask-desk.ts";
import type { Guide } from "../../../domain/desk/people/guide-schema.ts";
import { Dialog } from "../../../shared/ui/dialog/dialog.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { DialogFoot } from "../../shared/dialog-foot.tsx";
import { failureText } from "../../shared/messages/desk.ts";
import { ACCOUNT } from "../messages/guides.ts";

export type AccountAct = "invite" | "end";
type Props = { act: AccountAct; guide: Guide; done: () => void; close: () => void };

const asked = (act: AccountAct, { name, email }: Guide) =>
  act === "invite"
    ? {
        title: ACCOUNT.inviteTitle(name),
        text: ACCOUNT.inviteText(email ?? ""),
        label: ACCOUNT.inviteAct(email ?? ""),
        said: ACCOUNT.inviteDone,
        verb: "rpc/invite_guide" as const,
      }
    : {
        title: ACCOUNT.endTitle(name),
        text: ACCOUNT.endText,
        label: ACCOUNT.end,
        said: ACCOUNT.endDone,
        verb: "rpc/end_guide_account" as const,
      };

/** Says to which address an invitation goes and what it opens, or what ending an account does; then does it. */
export function AccountDialog({ act, guide, done, close }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const { title, text, label, said, verb } = asked(act, guide);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await askDesk(verb, { guide: guide.id });
    setBusy(false);
    if (!answer.ok) return setProblem(failureText(answer));
    close();
    done();
    toast({ title: said, tone: "success" });
  };
  return (
    <Dialog title={title} onClose={close} busy={busy}>
      <form onSubmit={(event) => void submit(event)} className="stack tight">
        <p>{text}</p>
        <DialogFoot problem={problem} save={label} back={ACCOUNT.back} busy={busy} close={close} />
      </form>
    </Dialog>
  );
}
