import { Button, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { INVITATION_ACTIONS, INVITATION_PROBLEMS, INVITATIONS } from "#texts/auth.ts";
import { callGuide } from "../../data/remote/guide.ts";
import { problemOf } from "../../domain/result.ts";
import {
  invitationInHash,
  type InvitedRole,
  storeInvitation,
  storedInvitation,
} from "../../shared/browser/stored-invitation.ts";
import { paths } from "../../shared/paths.ts";
import { titleOf } from "../../shared/titles.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";

const problems: Readonly<Partial<Record<string, string>>> = INVITATION_PROBLEMS;
const ENDED_INVITATION_CODES = new Set(["invitation_gone", "other_guide", "member_already"]);

type Props = {
  to: InvitedRole;
  email: string | undefined;
  roleKnown: boolean;
  learn: () => Promise<void>;
};

function tokenFor(to: InvitedRole): string | null {
  const storedToken = storedInvitation();
  return storedToken?.to === to ? storedToken.token : null;
}

export function AccountGate({ to, email, roleKnown, learn }: Props) {
  const words = INVITATIONS[to];
  const navigate = useNavigate();
  const invitationInAddress = invitationInHash(useLocation().hash);
  const [token, setToken] = useState(() => invitationInAddress ?? tokenFor(to));
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (invitationInAddress === null) return;
    storeInvitation({ to, token: invitationInAddress });
    // The token gives a role away, so it must not stay in the address bar.
    void navigate(paths[to](), { replace: true });
  }, [invitationInAddress, navigate, to]);

  if (email === undefined) return invitationInAddress === null ? <Navigate to={paths.auth()} replace /> : <Spinner />;

  const acceptInvitation = async (invitation: string) => {
    setBusy(true);
    const answer = await callGuide("rpc/accept_invitation", { token: invitation });
    const isOver = !answer.ok && ENDED_INVITATION_CODES.has(answer.reason);
    if (answer.ok || isOver) storeInvitation(null);
    if (answer.ok) await learn();
    else {
      setProblem(problemOf(answer));
      if (isOver) setToken(null);
      // The server may have accepted the invitation although the answer was lost.
      else await learn();
    }
    setBusy(false);
  };

  const declineInvitation = () => {
    storeInvitation(null);
    void navigate(paths.home(), { replace: true });
  };

  return (
    <Page narrow title={to === "guide" ? titleOf("guide") : INVITATIONS.admin.title}>
      <meta name="robots" content="noindex" />
      {token !== null ? (
        <EmptyState
          title={words.invited}
          action={
            <>
              <Button size="lg" loading={busy} onClick={() => void acceptInvitation(token)}>
                {problem ? INVITATION_ACTIONS.again : INVITATION_ACTIONS.accept}
              </Button>
              <Button variant="default" disabled={busy} onClick={declineInvitation}>
                {INVITATION_ACTIONS.notNow}
              </Button>
              <Text c="dimmed" ta="center">
                {INVITATION_ACTIONS.otherAccount}
              </Text>
            </>
          }
        >
          <p>{words.invitedAs({ email })}</p>
          <p role="alert">{problem ? (problems[problem] ?? INVITATION_PROBLEMS.failed) : null}</p>
        </EmptyState>
      ) : problem ? (
        <EmptyState title={words.invited} action={<ButtonLink to={paths.home()}>{INVITATION_ACTIONS.home}</ButtonLink>}>
          <p role="alert">{problems[problem]}</p>
        </EmptyState>
      ) : roleKnown ? (
        <EmptyState title={words.none} action={<ButtonLink to={paths.home()}>{INVITATION_ACTIONS.home}</ButtonLink>}>
          {words.noneWhy}
        </EmptyState>
      ) : (
        <>
          <Spinner />
          <Text ta="center" c="dimmed">
            {INVITATION_ACTIONS.checking}
          </Text>
        </>
      )}
    </Page>
  );
}
