import { Button } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { create } from "zustand";
import { INSTALL_INVITATION } from "#texts/install.ts";
import { countTrips } from "../../data/local/bookings.ts";
import { tripNeeds } from "../../data/sync/trips/needs.ts";
import { isInstalledApp, platformOf } from "../../shared/browser/device.ts";
import { paths } from "../../shared/paths.ts";
import { siteRouteAt } from "../../shared/site-route-at.ts";
import { Bar } from "../../shared/ui/bar.tsx";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { useStoreState } from "../../shared/use-store-in-transition.ts";
import { install, useInstall } from "./install-store.ts";
import { countVisit, mayInvite, rememberInvited, wasInvited } from "./moment.ts";

// A notice takes the invitation's place for a while, and the visit that shows it first keeps it afterwards.
const useInvited = create(() => wasInvited(localStorage));

export function InstallInvitation() {
  const { pathname } = useLocation();
  const { offer, installed } = useInstall();
  const [visits] = useState(() => countVisit(localStorage, sessionStorage));
  const invited = useInvited();
  const invitation = useRef<HTMLElement>(null);
  const trips = useLiveQuery(countTrips) ?? 0;

  // Most computers without a prompt cannot install at all.
  const isInstallPossible = offer !== undefined || platformOf(navigator) !== "computer";
  const moment = { visits, trips, invited, installed: installed || isInstalledApp(), possible: isInstallPossible };
  const tripNeed = useStoreState(tripNeeds);
  // Nothing may distract a traveler who must pay or decide.
  const isShown = tripNeed === null && !siteRouteAt(pathname)?.busy && mayInvite(moment);
  useEffect(() => {
    // A page's own bar may hide it.
    if (invitation.current?.offsetHeight) rememberInvited(localStorage);
  }, [isShown, pathname]);
  if (!isShown) return null;

  const close = () => useInvited.setState(true);
  const installNow = async () => {
    if (!(await install())) close();
  };
  return (
    <section ref={invitation} aria-label={INSTALL_INVITATION.title}>
      <Bar>
        <span>{INSTALL_INVITATION.text}</span>
        <div className="row">
          {offer ? (
            <Button size="compact-md" onClick={() => void installNow()}>
              {INSTALL_INVITATION.install}
            </Button>
          ) : (
            <ButtonLink size="compact-md" to={paths.install()}>
              {INSTALL_INVITATION.showHow}
            </ButtonLink>
          )}
          <Button size="compact-md" variant="transparent" c="inherit" onClick={close}>
            {INSTALL_INVITATION.no}
          </Button>
        </div>
      </Bar>
    </section>
  );
}
