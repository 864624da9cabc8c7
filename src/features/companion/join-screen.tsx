import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { COMPANION_NOT_SHOWN } from "#texts/companion.ts";
import { TRIP_PAGE } from "#texts/trips.ts";
import { storeCompanionKey } from "../../data/local/stored-companions.ts";
import { readCompanionLink } from "../../domain/companions/companion-trip.ts";
import { paths } from "../../shared/paths.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";

export function JoinScreen() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const key = readCompanionLink(hash);
  const problem = key === null ? "not_a_link" : failed ? "not_stored" : null;

  useEffect(() => {
    const followedKey = readCompanionLink(hash);
    if (followedKey === null) return;
    window.history.replaceState(window.history.state, "", window.location.pathname);
    storeCompanionKey(followedKey).then(
      () => navigate(paths.companion(followedKey.id), { replace: true }),
      (error: unknown) => {
        console.warn("The trip of this link could not be stored:", error);
        setFailed(true);
      },
    );
  }, [hash, navigate]);

  return (
    <Page narrow route="joinTrip">
      {problem === null ? (
        <Spinner />
      ) : (
        <EmptyState
          title={COMPANION_NOT_SHOWN[problem].title}
          action={<ButtonLink to={paths.trips()}>{TRIP_PAGE.back}</ButtonLink>}
        >
          {COMPANION_NOT_SHOWN[problem].text}
        </EmptyState>
      )}
    </Page>
  );
}
