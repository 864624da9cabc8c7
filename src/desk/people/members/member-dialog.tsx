import { MEMBERS } from "#texts/desk.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import type { DeskRole } from "../../../domain/access/desk-role.ts";
import type { Member } from "../../../domain/desk/people/member-schema.ts";
import { roleQuestion } from "../../../text/desk.ts";
import { ConfirmDialog, type Question } from "../confirm-dialog.tsx";

export type MemberAct = DeskRole | "again" | "end";
type Props = { act: MemberAct; member: Member; done: () => void; close: () => void };

function questionOf(act: MemberAct, { email, state }: Member): Question {
  if (act === "again")
    return { title: MEMBERS.addTitle, text: email, label: MEMBERS.send, success: MEMBERS.sent({ to: email }) };
  if (act !== "end") {
    return {
      title: roleQuestion(email, act),
      text: MEMBERS.rights[act],
      label: MEMBERS.change[act],
      success: MEMBERS.changed,
    };
  }
  return state === "invited"
    ? {
        title: MEMBERS.withdrawTitle({ email }),
        text: MEMBERS.withdrawText,
        label: MEMBERS.withdraw,
        success: MEMBERS.ended,
      }
    : { title: MEMBERS.endTitle({ email }), text: MEMBERS.endText, label: MEMBERS.end, success: MEMBERS.ended };
}

function sendMemberAct(act: MemberAct, { id, email, role }: Member) {
  if (act === "end") return callDesk("rpc/admin_end_member", { member_id: id });
  if (act !== "again") return callDesk("rpc/admin_change_role", { member_id: id, role: act });
  return callDesk("rpc/admin_invite_member", { address: email, role: role === "owner" ? "owner" : "office" });
}

export const MemberDialog = ({ act, member, ...rest }: Props) => (
  <ConfirmDialog
    question={questionOf(act, member)}
    back={MEMBERS.back}
    send={() => sendMemberAct(act, member)}
    {...rest}
  />
);
