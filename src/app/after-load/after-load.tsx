import { Component, type ReactNode, useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { language } from "#texts/write.ts";
import { showBadge } from "../../data/local/badge.ts";
import { watchTrips } from "../../data/local/bookings.ts";
import { trustedNow } from "../../data/net/clock.ts";
import { tripNeeds } from "../../data/sync/trips/needs.ts";
import { needsTraveler } from "../../domain/booking/needs-traveler.ts";
import { runOnce } from "../../domain/single-flight.ts";
import { CATALOGUE_SYNC_TAG } from "../../domain/worker/messages.ts";
import { MISSING_LANGUAGE, parseMissingLanguage } from "../../domain/worker/missing-language.ts";
import { InstallInvitation } from "../../features/install/install-invitation.tsx";
import { chooseLanguage } from "../../shared/browser/chosen-language.ts";
import { useStoreState } from "../../shared/use-store-in-transition.ts";
import { useUpdate } from "../service-worker/update-prompt.tsx";
import { useLanguageOffer } from "./language-offer.tsx";
import { NoticeBar } from "./notice-bar.tsx";
import { notify, useNotice } from "./repair-notice.ts";
import { startSelfRepair } from "./self-repair.ts";

type Periodic = { register: (tag: string, options: { minInterval: number }) => Promise<void> };
type Registration = ServiceWorkerRegistration & { periodicSync?: Periodic };

const TWELVE_HOURS_MS = 12 * 60 * 60 * 1000;

/** Browsers wake only installed apps, at their own discretion. */
async function startPeriodicRefresh(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("permissions" in navigator)) return;
  const registration: Registration = await navigator.serviceWorker.ready;
  if (!registration.periodicSync) return;
  const name = "periodic-background-sync" as PermissionName;
  const { state } = await navigator.permissions.query({ name });
  if (state !== "granted") return;
  await registration.periodicSync.register(CATALOGUE_SYNC_TAG, { minInterval: TWELVE_HOURS_MS });
}

function startBadge(): void {
  watchTrips(
    (trips) => void showBadge(trips.filter((trip) => needsTraveler(trip, trustedNow())).length),
    (error) => console.warn("No badge:", error),
  );
}

const start = runOnce(() => {
  startSelfRepair().catch((error: unknown) => console.warn("The self-repair did not start:", error));
  startPeriodicRefresh().catch((error: unknown) => console.warn("No periodic refresh:", error));
  startBadge();
});

function useMissingLanguage(): void {
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    const found = parseMissingLanguage(query.get(MISSING_LANGUAGE));
    if (!found) return;
    notify({ kind: "language", ...found });
    chooseLanguage(language);
    query.delete(MISSING_LANGUAGE);
    setQuery(query, { replace: true });
  }, [query, setQuery]);
}

class Extra extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Shows one notice at a time, so that an invitation never interrupts a payment. */
export function AfterLoad() {
  useEffect(() => start(), []);
  useMissingLanguage();
  const update = useUpdate(({ apply }) => apply !== undefined);
  const notice = useNotice((state) => state.notice !== undefined);
  const tripNeed = useStoreState(tripNeeds);
  const offer = useLanguageOffer((state) => state.offer);
  return (
    <>
      <NoticeBar />
      <Extra>{update || notice || tripNeed || offer ? null : <InstallInvitation />}</Extra>
    </>
  );
}
