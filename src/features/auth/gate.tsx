import { Button, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { askGuide } from "../../data/remote/guide.ts";
import { problemOf } from "../../domain/result.ts";
import {
  invitationInHash,
  type InvitedTo,
  storeInvitation,
  storedInvitation,
} from "../../shared/browser/invitation.ts";
import { paths } from "../../shared/paths.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { GATES, GATE } from "./messages/auth.ts";

const OVER = new Set(["invitation_gone", "other_guide", "member_already"]);

type Props = {
  to: InvitedTo;
  email: string | undefined;
  roleKnown: boolean;
  learn: () => Promise<void>;
};

function tokenFor(to: InvitedTo): string | null {
  const waiting = storedInvitation();
  return waiting?.to === to ? waiting.token : null;
}

export function Gate({ to, email, roleKnown, learn }: Props) {
  const words = GATES[to];
  const navigate = useNavigate();
  const carried = invitationInHash(useLocation().hash);
  const [token, setToken] = useState(() => carried ?? tokenFor(to));
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (carried === null) return;
    storeInvitation({ to, token: carried });
    // The token gives a role away, so it must not stay in the address bar.
    void navigate(paths[to](), { replace: true });
  }, [carried, navigate, to]);

  if (email === undefined) return carried === null ? <Navigate to={paths.auth()} replace /> : <Spinner />;

  const take = async (invitation: string) => {
    setBusy(true);
    const answer = await askGuide("rpc/accept_invitation", { token: invitation });
    const isOver = !answer.ok && OVER.has(answer.reason);
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

  const leave = () => {
    storeInvitation(null);
    void navigate(paths.home(), { replace: true });
  };

  return (
    <Page narrow title={words.title}>
      <meta name="robots" content="noindex" />
      {token !== null ? (
        <EmptyState
          title={words.invited}
          action={
            <>
              <Button size="lg" loading={busy} onClick={() => void take(token)}>
                {problem ? GATE.again : GATE.take}
              </Button>
              <Button variant="default" disabled={busy} onClick={leave}>
                {GATE.notNow}
              </Button>
              <Text c="dimmed" ta="center">
                {GATE.other}? {GATE.otherHow}
              </Text>
            </>
          }
        >
          <p>{words.invitedAs(email)}</p>
          <p role="alert">{problem ? (GATE.problems[problem] ?? GATE.problems["failed"]) : null}</p>
        </EmptyState>
      ) : problem ? (
        <EmptyState title={words.invited} action={<ButtonLink to={paths.home()}>Home</ButtonLink>}>
          <p role="alert">{GATE.problems[problem]}</p>
        </EmptyState>
      ) : roleKnown ? (
        <EmptyState title={words.none} action={<ButtonLink to={paths.home()}>Home</ButtonLink>}>
          {words.noneWhy}
        </EmptyState>
      ) : (
        <>
          <Spinner />
          <Text ta="center" c="dimmed">
            {GATE.checking}
          </Text>
        </>
      )}
    </Page>
  );
}
