import { Text } from "@mantine/core";
import { useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { CHECKING_ACCESS } from "#texts/app.ts";
import { useSession } from "../../features/auth/session-store.ts";
import { invitationInHash, storedInvitation } from "../../shared/browser/stored-invitation.ts";
import { paths } from "../../shared/paths.ts";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import type { LazyScreen } from "../../shared/ui/page/lazy-screen.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";

const CheckingAccess = () => (
  <Page>
    <Spinner />
    <Text ta="center" c="dimmed">
      {CHECKING_ACCESS}
    </Text>
  </Page>
);

const SignInGate = lazyPart(
  async () => (await import("../../features/auth/account-gate.tsx")).AccountGate,
  <Spinner />,
);
const learnOwnRole = async () => (await import("../../features/auth/keep-session.ts")).loadOwnRole();

function AdminGuard() {
  const { status, roleKnown, user } = useSession();
  const { hash } = useLocation();
  const [invited] = useState(() => invitationInHash(hash) !== null || storedInvitation()?.to === "admin");
  if (status === "loading") return <Spinner />;
  if (invited) return <SignInGate to="admin" email={user?.email} roleKnown={roleKnown} learn={learnOwnRole} />;
  if (status === "signed-out") return <Navigate to={paths.auth()} replace />;
  return roleKnown ? <Navigate to={paths.home()} replace /> : <CheckingAccess />;
}

async function preload(): Promise<void> {
  if (useSession.getState().isAdmin) await import("../desk/desk.tsx");
}

export const AdminOnly: LazyScreen = Object.assign(AdminGuard, { preload });
