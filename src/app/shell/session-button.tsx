import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { SHELL } from "#texts/app.ts";
import { useSession } from "../../features/auth/session-store.ts";
import { loadWithRetry } from "../../shared/browser/load-with-retry.ts";
import { paths } from "../../shared/paths.ts";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { ButtonLink } from "../../shared/ui/links.tsx";

const loadSignOut = () => import("../../features/auth/sign-out.tsx");
const SignOut = lazyPart(async () => (await loadSignOut()).SignOut);

export function SessionButton({ onClick }: { onClick: () => void }) {
  const [leaving, setLeaving] = useState(false);
  const isSignedIn = useSession(({ status }) => status === "signed-in");
  useEffect(() => {
    if (isSignedIn) void loadWithRetry(loadSignOut);
  }, [isSignedIn]);
  // The sign-out shows messages after the session ends, so it must stay mounted.
  if (!isSignedIn && !leaving) {
    return (
      <ButtonLink to={paths.auth()} variant="default" size="sm" onClick={onClick}>
        {SHELL.login}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button variant="default" size="sm" loading={leaving} onClick={() => setLeaving(true)}>
        {SHELL.logout}
      </Button>
      {leaving ? (
        <SignOut
          onEnd={() => {
            setLeaving(false);
            onClick();
          }}
        />
      ) : null}
    </>
  );
}
