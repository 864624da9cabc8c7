import { Text } from "@mantine/core";
import { Navigate } from "react-router-dom";
import { useSession } from "../../features/auth/session-store.ts";
import { paths } from "../../shared/paths.ts";
import type { LazyScreen } from "../../shared/ui/page/lazy-screen.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";

const Waiting = () => (
  <Page>
    <Spinner />
    <Text ta="center" c="dimmed">
      Checking your access… If you're offline, this continues once you are online.
    </Text>
  </Page>
);

function Guard() {
  const { status, roleKnown } = useSession();
  if (status === "loading") return <Spinner />;
  if (status === "signed-out") return <Navigate to={paths.auth()} replace />;
  return roleKnown ? <Navigate to={paths.home()} replace /> : <Waiting />;
}

async function preload(): Promise<void> {
  if (useSession.getState().isAdmin) await import("../desk/desk.tsx");
}

export const AdminOnly: LazyScreen = Object.assign(Guard, { preload });
