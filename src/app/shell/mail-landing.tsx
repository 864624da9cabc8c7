import { useCallback, useEffect, useState } from "react";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";

const LinkLanding = lazyPart(async () => (await import("../../features/auth/link-landing.tsx")).LinkLanding);

/** What links of the auth service's mails put behind the site's address: a session, or why there is none. */
const AUTH_FRAGMENT = /[#&](access_token|refresh_token|error_code)=/;

/** Takes the secret of a mail's link out of the address at once, wherever it lands, and hands it on. */
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
    // The app may stand open already when such an address is opened in its tab.
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, []);
  if (hash === undefined) return null;
  return <LinkLanding key={hash} hash={hash} onEnd={end} />;
}
