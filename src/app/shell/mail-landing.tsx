import { useCallback, useEffect, useState } from "react";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";

const LinkLanding = lazyPart(async () => (await import("../../features/auth/link-landing.tsx")).LinkLanding);

/** Supabase Auth puts a session or an error into the fragment of its links. */
const AUTH_FRAGMENT = /[#&](access_token|refresh_token|error_code)=/;

export function MailLanding() {
  const [hash, setHash] = useState<string>();
  const clearHash = useCallback(() => setHash(undefined), []);
  useEffect(() => {
    const readHash = () => {
      const { hash: carried, pathname, search } = window.location;
      if (!AUTH_FRAGMENT.test(carried)) return;
      window.history.replaceState(window.history.state, "", `${pathname}${search}`);
      setHash(carried);
    };
    readHash();
    window.addEventListener("hashchange", readHash);
    return () => window.removeEventListener("hashchange", readHash);
  }, []);
  if (hash === undefined) return null;
  return <LinkLanding key={hash} hash={hash} onEnd={clearHash} />;
}
