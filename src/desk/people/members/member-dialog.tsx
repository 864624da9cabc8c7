import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import type { DeskRole } from "../../../domain/access/desk-role.ts";
import type { Member } from "../../../domain/desk/people/member-schema.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { Dialog } from "../../../shared/ui/dialog/dialog.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { DialogFoot } from "../../shared/dialog-foot.tsx";
import { failureText } from "../../shared/messages/desk.ts";
import { MEMBERS } from "../messages/members.ts";

export type MemberAct = DeskRole | "again" | "end";
type Props = { act: MemberAct; member: Member; done: () => void; close: () => void };

function questionOf(act: MemberAct, { email, state }: Member) {
  if (act === "again") return { title: MEMBERS.addTitle, text: email, label: MEMBERS.send, said: MEMBERS.sent(email) };
  if (act !== "end") {
    return {
      title: MEMBERS.changeTitle(email, act),
      text: MEMBERS.rights[act],
      label: MEMBERS.change[act],
      said: MEMBERS.changed,
    };
  }
  return state === "invited"
    ? { title: MEMBERS.withdrawTitle(email), text: MEMBERS.withdrawText, label: MEMBERS.withdraw, said: MEMBERS.ended }
    : { title: MEMBERS.endTitle(email), text: MEMBERS.endText, label: MEMBERS.end, said: MEMBERS.ended };
}

function sendMemberAct(act: MemberAct, { id, email, role }: Member) {
  if (act === "end") return callDesk("rpc/admin_end_member", { member_id: id });
  if (act !== "again") return callDesk("rpc/admin_change_role", { member_id: id, role: act });
  return callDesk("rpc/admin_invite_member", { address: email, role: role === "owner" ? "owner" : "office" });
}

const EMPTY_FORM_VALUES = {};

export function MemberDialog({ act, member, done, close }: Props) {
  const { title, text, label, said } = questionOf(act, member);
  const { props, problem, busy } = useForm({
    empty: EMPTY_FORM_VALUES,
    check: () => ({ ok: true }) as const,
    send: async () => {
      const answer = await sendMemberAct(act, member);
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
        <DialogFoot problem={problem} save={label} back={MEMBERS.back} busy={busy} close={close} />
      </form>
    </Dialog>
  );
}
