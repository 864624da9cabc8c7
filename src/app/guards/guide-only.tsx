import { useSession } from "../../features/auth/session-store.ts";
import { GuideUserContext } from "../../shared/guide-user.ts";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import type { LazyScreen } from "../../shared/ui/page/lazy-screen.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";

const SignInGate = lazyPart(
  async () => (await import("../../features/auth/account-gate.tsx")).AccountGate,
  <Spinner />,
);
const learnOwnRole = async () => (await import("../../features/auth/keep-session.ts")).loadOwnRole();

/** Uses the stored role, because guides work offline. */
export function guideOnly(Screen: LazyScreen): LazyScreen {
  const Guarded = () => {
    const { status, isGuide, roleKnown, user } = useSession();
    if (status === "loading") return <Spinner />;
    if (!isGuide || !user)
      return <SignInGate to="guide" email={user?.email} roleKnown={roleKnown} learn={learnOwnRole} />;
    return (
      <GuideUserContext value={user.id}>
        <Screen />
      </GuideUserContext>
    );
  };
  return Object.assign(Guarded, { preload: () => Promise.resolve() });
}
