import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { ToastOutlet } from "../../shared/ui/toast/toast-outlet.tsx";
import { UpdatePrompt } from "../service-worker/update-prompt.tsx";
import { BottomNav } from "./bottom-nav.tsx";
import { ConnectionPill } from "./connection-pill.tsx";
import { Footer } from "./footer.tsx";
import { MailLanding } from "./mail-landing.tsx";
import { Navbar } from "./navbar.tsx";
import { RouteBoundary } from "./route-boundary.tsx";
import classes from "./shell.module.css";
import { TripsBanner } from "./trips-banner.tsx";
import { usePageChange } from "./use-page-change.ts";
import { whenQuiet } from "../../shared/when-quiet.ts";

const AfterLoad = lazy(async () => ({ default: (await import("../after-load/after-load.tsx")).AfterLoad }));

/** What the app does for itself once the page stands: none of it is needed to show one. */
function OnceQuiet() {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    whenQuiet(() => setLoaded(true));
  }, []);
  return loaded ? (
    <Suspense>
      <AfterLoad />
    </Suspense>
  ) : null;
}

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  usePageChange();
  const { pathname } = useLocation();
  const [firstPage] = useState(pathname);
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        Skip to content
      </a>
      <MailLanding />
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
      <div className={classes.bars}>
        <UpdatePrompt />
        <OnceQuiet />
        <ConnectionPill />
      </div>
      <BottomNav />
      <ToastOutlet />
    </div>
  );
}
