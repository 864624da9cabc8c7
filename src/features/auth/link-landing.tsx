import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { MAIL_LINK } from "#texts/auth.ts";
import { type TokenOwner, ownerOfToken } from "../../data/remote/account.ts";
import { storedInvitation } from "../../shared/browser/stored-invitation.ts";
import { paths } from "../../shared/paths.ts";
import { AskDialog } from "../../shared/ui/dialog/ask-dialog.tsx";
import { toast } from "../../shared/ui/toast/toast.ts";
import { followMailLink, questionOf, readMailLink } from "./mail-link.ts";
import { useSession } from "./session-store.ts";

type Props = { hash: string; onEnd: () => void };

export function LinkLanding({ hash, onEnd }: Props) {
  const navigate = useNavigate();
  const [link] = useState(() => readMailLink(hash));
  const [here] = useState(() => useSession.getState().user);
  const [owner, setOwner] = useState<TokenOwner>();
  const [unanswered, setUnanswered] = useState(false);
  const [busy, setBusy] = useState(false);
  const hasBegun = useRef(false);

  const refuseLink = useCallback(() => {
    toast({ title: MAIL_LINK.refused, message: MAIL_LINK.refusedText, tone: "error" });
    void navigate(paths.auth());
    onEnd();
  }, [navigate, onEnd]);

  const followLink = useCallback(
    async (account: TokenOwner) => {
      if (!link) return;
      setBusy(true);
      const answer = await followMailLink(link, account, here);
      if (!answer.ok) return answer.code === "unreachable" ? setUnanswered(true) : refuseLink();
      if (link.type === "recovery") void navigate(paths.auth());
      else {
        const isConfirmation = link.type === "signup" || link.type === "email_change";
        const title = isConfirmation ? MAIL_LINK.emailConfirmed : MAIL_LINK.signedIn;
        toast({ title, message: MAIL_LINK.signedInAs({ email: account.email }), tone: "success" });
      }
      const invitation = storedInvitation();
      if (invitation) void navigate(paths[invitation.to]());
      onEnd();
    },
    [link, here, navigate, onEnd, refuseLink],
  );

  const openLink = useCallback(async () => {
    setUnanswered(false);
    setBusy(false);
    if (!link) return refuseLink();
    const answer = await ownerOfToken(link.access_token);
    if (!answer.ok)
      return answer.code === "unreachable" || answer.code === "failed" ? setUnanswered(true) : refuseLink();
    setOwner(answer.value);
    if (!questionOf(link, answer.value, here)) await followLink(answer.value);
    return undefined;
  }, [link, here, followLink, refuseLink]);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    openLink().catch((error: unknown) => {
      console.warn("The link could not be followed:", error);
      refuseLink();
    });
  }, [openLink, refuseLink]);

  if (unanswered) {
    return (
      <AskDialog
        title={MAIL_LINK.unanswered}
        onClose={onEnd}
        answers={[
          { label: MAIL_LINK.notNow },
          { label: MAIL_LINK.again, tone: "main", onChoose: () => void openLink(), stays: true },
        ]}
      >
        <p>{MAIL_LINK.unansweredText}</p>
      </AskDialog>
    );
  }
  const question = link && owner ? questionOf(link, owner, here) : undefined;
  if (!question || !owner) return null;
  return (
    <AskDialog
      title={question.title}
      onClose={onEnd}
      answers={[
        { label: question.no },
        { label: question.yes, tone: "main", onChoose: () => void followLink(owner), stays: true, disabled: busy },
      ]}
    >
      <p>{question.text}</p>
    </AskDialog>
  );
}
