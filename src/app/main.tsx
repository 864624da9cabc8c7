import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter, matchRoutes } from "react-router-dom";
import "./trusted-types.ts";
import "./theme/styles.ts";
import { loadStoredSession, type SessionState, useSession } from "../features/auth/session-store.ts";
import { startCatalogue, takeEmbeddedRows } from "../features/catalogue/start-catalogue.ts";
import { listenForInstall } from "../features/install/install-store.ts";
import { whenDiskIsUsed } from "../data/local/disk-use.ts";
import { App } from "./app.tsx";
import { earlyOffer, keepFirstInput, repeatEarlyInput } from "./start/early-input.ts";
import { allRoutes } from "./routes.tsx";
import { whenQuiet } from "../shared/when-quiet.ts";

const place = document.getElementById("root");
if (!place) throw new Error("index.html has no #root");

const tree = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

listenForInstall(earlyOffer(window));
const embedded = takeEmbeddedRows(document);

const here = matchRoutes(allRoutes, window.location.pathname)?.at(-1)?.route;

// A prerendered page is taken over only once its screen's code is here, so that nothing flickers in between.
function showIn(place: HTMLElement) {
  if (place.hasChildNodes()) hydrateRoot(place, tree);
  else createRoot(place).render(tree);
  // Where nothing was painted there is nothing to repeat; the watch ends here all the same.
  repeatEarlyInput(window);
  keepFirstInput(window, place);
}
const show = () => showIn(place);
if (here) here.screen.preload().then(show, show);
else show();

loadStoredSession();
window.addEventListener("storage", loadStoredSession);

/** What waits to be sent is looked after once the page stands; nothing of it is needed to show one. */
const lookAfterSession = async () => (await import("../features/auth/keep-session.ts")).keepSession();
const lookAfterWorker = async () => (await import("./service-worker/register.ts")).registerServiceWorker();
async function lookAfterOutbox() {
  await whenDiskIsUsed();
  (await import("../features/booking/start-outbox.ts")).startOutbox();
}
/** A guide's departures are kept fresh on whatever page the guide is; its code comes for guides alone. */
let following: Promise<typeof import("../features/guide/follow-guide.ts")> | undefined;
function followGuide({ isGuide, user }: SessionState): void {
  if (!isGuide && following === undefined) return;
  following ??= import("../features/guide/follow-guide.ts");
  following.then(
    (guide) => guide.followGuide(isGuide ? user?.id : undefined),
    () => (following = undefined),
  );
}
whenQuiet(() => {
  followGuide(useSession.getState());
  useSession.subscribe(followGuide);
  lookAfterOutbox().catch((error: unknown) => console.warn("The outbox did not start:", error));
  if ("serviceWorker" in navigator && !import.meta.env.DEV)
    lookAfterWorker().catch((error: unknown) => console.warn("No offline copy:", error));
  if (useSession.getState().status !== "signed-in") return;
  lookAfterSession().catch((error: unknown) => console.warn("The session is not kept fresh:", error));
});

// A page that brought its rows has something to show: the disk and the server can wait until it stands.
if (embedded) whenQuiet(startCatalogue);
else startCatalogue();
