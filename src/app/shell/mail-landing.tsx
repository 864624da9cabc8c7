import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../shared/paths.ts";

/** What links of the auth service's mails put behind the site's address: a session, or why there is none. */
const AUTH_FRAGMENT = /[#&](access_token|error_code)=/;

/** Takes people in who come by a link from a confirmation or password mail; the secret leaves the address at once. */
export const MailLanding = () => {
  const navigate = useNavigate();
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    if (!AUTH_FRAGMENT.test(hash)) return;
    window.history.replaceState(window.history.state, "", `${pathname}${search}`);
    const land = async () => {
      const { landFromMail } = await import("../../features/auth/link-landing.ts");
      const landed = await landFromMail(hash);
      if (landed !== "signed-in") void navigate(paths.auth());
    };
    land().catch((error: unknown) => console.warn("The link could not be followed:", error));
  }, [navigate]);
  return null;
};
