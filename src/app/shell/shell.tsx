import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { SHELL } from "#texts/app.ts";
import { withDatabase } from "../../data/local/first-visit.ts";
import { useSession } from "../../features/auth/session-store.ts";
import { runWhenIdle } from "../../shared/run-when-idle.ts";
import { siteRouteAt } from "../../shared/site-route-at.ts";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { RouteBoundary } from "../../shared/ui/page/route-boundary.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { useWaitingToasts } from "../../shared/ui/toast/toast.ts";
import { UpdatePrompt } from "../service-worker/update-prompt.tsx";
import { BottomNav } from "./bottom-nav.tsx";
import { ConnectionPill } from "./connection-pill.tsx";
import { Footer } from "./footer.tsx";
import { MailLanding } from "./mail-landing.tsx";
import { Navbar } from "./navbar.tsx";
import { TripsBanner } from "./trips-banner.tsx";
import { usePageChange } from "./use-page-change.ts";
import classes from "./shell.module.css";

const Toaster = lazyPart(async () => (await import("../../shared/ui/toast/toaster.tsx")).Toaster);

function ToastOutlet() {
  const isToasterNeeded = useWaitingToasts(({ said }) => said > 0);
  return isToasterNeeded ? <Toaster /> : null;
}

const AfterLoad = lazyPart(async () => (await withDatabase(() => import("../after-load/after-load.tsx"))).AfterLoad);
const LanguageOffer = lazyPart(async () => (await import("../after-load/language-offer.tsx")).LanguageOffer);
const Desk = lazyPart(async () => (await import("../desk/desk.tsx")).Desk, <Spinner />);

function WhenIdle() {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    runWhenIdle(() => setLoaded(true));
  }, []);
  return loaded ? (
    <>
      <LanguageOffer />
      <AfterLoad />
    </>
  ) : null;
}

function Shop({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [firstPage] = useState(pathname);
  return (
    <>
      <Navbar />
      <TripsBanner />
      <main id="content" tabIndex={-1} className={classes.main}>
        <RouteBoundary key={pathname}>
          <div className={pathname === firstPage ? undefined : classes.arriving}>
            <Suspense fallback={<Spinner />}>{children}</Suspense>
          </div>
        </RouteBoundary>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
    </>
  );
}

function measureBars(bars: HTMLElement | null) {
  if (!bars) return;
  const observer = new ResizeObserver(() => bars.parentElement?.style.setProperty("--bars", `${bars.offsetHeight}px`));
  observer.observe(bars);
  return () => observer.disconnect();
}

export function Shell({ children }: { children: ReactNode }) {
  usePageChange();
  const { pathname } = useLocation();
  const isAdmin = useSession((session) => session.isAdmin);
  const isAtDesk = isAdmin && siteRouteAt(pathname)?.desk;
  return (
    <div className={`${classes.shell} ${isAtDesk ? classes.desk : ""}`}>
      <a href="#content" className={classes.skip}>
        {SHELL.skip}
      </a>
      <MailLanding />
      {isAtDesk ? <Desk /> : <Shop>{children}</Shop>}
      <div className={classes.bars} ref={measureBars}>
        <UpdatePrompt />
        <WhenIdle />
        {isAtDesk ? null : <ConnectionPill />}
      </div>
      {isAtDesk ? null : <BottomNav />}
      <ToastOutlet />
    </div>
  );
}
