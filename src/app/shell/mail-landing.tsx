import { useCallback, useEffect, useState } from "react";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";

const LinkLanding = lazyPart(async () => (await import("../../features/auth/link-landing.tsx")).LinkLanding);

/** Auth's mails put a session, or an error, into the fragment. */
const AUTH_FRAGMENT = /[#&](access_token|refresh_token|error_code)=/;

/** Removes the secret from the address at once. */
export function MailLanding() {
  const [hash, setHash] = useState<string>();
  const end = useCallback(() => setHash(undefined), []);
  useEffect(() => {
    const take = () => {
      const { hash: carried, pathname, search } = window.location;
      if (!AUTH_FRAGMENT.test(carried)) return;
      window.history.replaceState(window.history.state, "", `${pathname}${search}`);
      setHash(carried);
    };
    take();
    // The address may open in a tab where the app already runs.
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, []);
  if (hash === undefined) return null;
  return <LinkLanding key={hash} hash={hash} onEnd={end} />;
}
