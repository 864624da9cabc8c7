import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import type { Guide } from "../../../domain/desk/people/guide-schema.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { Dialog } from "../../../shared/ui/dialog/dialog.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { DialogFoot } from "../../shared/dialog-foot.tsx";
import { failureText } from "../../shared/messages/desk.ts";
import { ACCOUNT } from "../messages/guides.ts";

export type AccountAct = "invite" | "end";
type Props = { act: AccountAct; guide: Guide; done: () => void; close: () => void };

const questionOf = (act: AccountAct, { name, email }: Guide) =>
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

const EMPTY_FORM_VALUES = {};

export function AccountDialog({ act, guide, done, close }: Props) {
  const { title, text, label, said, verb } = questionOf(act, guide);
  const { props, problem, busy } = useForm({
    empty: EMPTY_FORM_VALUES,
    check: () => ({ ok: true }) as const,
    send: async () => {
      const answer = await callDesk(verb, { guide: guide.id });
      if (!answer.ok) return { ok: false, problem: failureText(answer) };
      const finish = () => {
        close();
        done();
        toast({ title: said, tone: "success" });
      };
      return { ok: true, next: finish };
    },
  });
  return (
    <Dialog title={title} onClose={close} busy={busy}>
      <form {...props} className="stack tight">
        <p>{text}</p>
        <DialogFoot problem={problem} save={label} back={ACCOUNT.back} busy={busy} close={close} />
      </form>
    </Dialog>
  );
}
