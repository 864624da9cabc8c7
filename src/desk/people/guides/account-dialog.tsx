import { ACCOUNT } from "#texts/desk.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import type { Guide } from "../../../domain/desk/people/guide-schema.ts";
import { ConfirmDialog, type Question } from "../confirm-dialog.tsx";

export type AccountAct = "invite" | "end";
type Props = { act: AccountAct; guide: Guide; done: () => void; close: () => void };

const VERBS = { invite: "rpc/invite_guide", end: "rpc/end_guide_account" } as const;

const questionOf = (act: AccountAct, { name, email }: Guide): Question =>
  act === "invite"
    ? {
        title: ACCOUNT.inviteTitle({ name }),
        text: ACCOUNT.inviteText({ email: email ?? "" }),
        label: ACCOUNT.inviteAct({ email: email ?? "" }),
        success: ACCOUNT.inviteDone,
      }
    : {
        title: ACCOUNT.endTitle({ name }),
        text: ACCOUNT.endText,
        label: ACCOUNT.end,
        success: ACCOUNT.endDone,
      };

export const AccountDialog = ({ act, guide, ...rest }: Props) => (
  <ConfirmDialog
    question={questionOf(act, guide)}
    back={ACCOUNT.back}
    send={() => callDesk(VERBS[act], { guide: guide.id })}
    {...rest}
  />
);
