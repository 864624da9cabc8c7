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
      Your rights are being checked. Without a connection that waits until there is one.
    </Text>
  </Page>
);

/**
 * The guard of an admin screen. It only spares people screens that the server would refuse to fill, so it goes by what
 * this device remembers: nobody is thrown out because the network failed.
 */
export function adminOnly(Screen: LazyScreen): LazyScreen {
  const Guarded = () => {
    const { status, isAdmin, roleKnown } = useSession();
    if (status === "loading") return <Spinner />;
    if (status === "signed-out") return <Navigate to={paths.auth()} replace />;
    if (isAdmin) return <Screen />;
    return roleKnown ? <Navigate to={paths.home()} replace /> : <Waiting />;
  };
  // Code of the desk is fetched once it is known who asks.
  return Object.assign(Guarded, {
    preload: () => (useSession.getState().isAdmin ? Screen.preload() : Promise.resolve()),
  });
}
