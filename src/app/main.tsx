import { StrictMode } from "react";
import { BrowserRouter } from "react-router-dom";
import "./trusted-types.ts";
import "./theme/styles.ts";
import { withDatabase } from "../data/local/first-visit.ts";
import { memoryLoader } from "../data/local/memory-loader.ts";
import { loadOnce } from "../domain/single-flight.ts";
import { loadStoredSession, type SessionState, useSession } from "../features/auth/session-store.ts";
import { startCatalogue, takeEmbeddedRows } from "../features/catalogue/start-catalogue.ts";
import { listenForInstall } from "../features/install/install-store.ts";
import { countVisit } from "../features/install/moment.ts";
import { onConnectionBack } from "../shared/browser/connection-events.ts";
import { loadWithRetry } from "../shared/browser/load-with-retry.ts";
import { pathHere, prefix } from "../shared/paths.ts";
import { runWhenIdle } from "../shared/run-when-idle.ts";
import { App } from "./app.tsx";
import { screenRouteAt } from "./screen-route-at.ts";
import { earlyInstallPrompt, takeEarlyErrors } from "./start/early-input.ts";
import { showApp } from "./start/show-app.ts";
import { replaceBlockedStorage } from "./web-storage.ts";

const rootElement = document.getElementById("root");
if (!rootElement) throw new Error("index.html has no #root");

const tree = (
  <StrictMode>
    <BrowserRouter basename={prefix}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

const loadGuide = loadOnce(() => loadWithRetry(() => import("../features/guide/follow-guide.ts")));
const loadErrorReports = () => loadWithRetry(() => import("../data/sync/errors/error-reports.ts"));
const loadOutbox = () => loadWithRetry(() => import("../features/booking/start-outbox.ts"));
const loadSessionKeeper = () => loadWithRetry(() => import("../features/auth/keep-session.ts"));
const loadWorker = () => loadWithRetry(() => import("./service-worker/register.ts"));

/** Each starts when the page is idle and does not wait for the others; the console names what fails. */
const idleWork: Record<string, () => unknown> = {
  "the session of all tabs": () => {
    // The first storage listener makes the browser open its storage, which takes 5 ms on a fast processor.
    window.addEventListener("storage", loadStoredSession);
    loadStoredSession();
  },
  "the guide's roster": () => {
    useSession.subscribe((now, before) => void run("the guide's roster", () => followGuide(now, before)));
    return followGuide(useSession.getState());
  },
  "the count of visits": () => countVisit(localStorage, sessionStorage),
  "error reports": async () => {
    const { startErrorReports } = await withDatabase(loadErrorReports);
    const version = import.meta.env.VITE_APP_VERSION ?? "development";
    const { report, send } = startErrorReports(window, { version, source: "page" }, () => window.location.pathname);
    takeEarlyErrors(window).forEach(report);
    onConnectionBack(send);
  },
  "the outbox": async () => (await withDatabase(loadOutbox)).startOutbox(),
  "the offline copy": async () => {
    if ("serviceWorker" in navigator && !import.meta.env.DEV) (await loadWorker()).registerServiceWorker();
  },
  "the fresh session": async () => {
    if (useSession.getState().status === "signed-in") await (await loadSessionKeeper()).storeSession();
  },
};

async function followGuide({ isGuide, user }: SessionState, before?: SessionState) {
  // A guide who signs out ends what the module began.
  if (isGuide || before?.isGuide) (await loadGuide()).followGuide(isGuide ? user?.id : undefined);
}

async function run(name: string, work: () => unknown) {
  try {
    await work();
  } catch (error) {
    console.warn(`Failed: ${name}.`, error);
  }
}
const startIdleWork = () => Object.entries(idleWork).forEach(([name, work]) => void run(name, work));

function startApp(rootElement: HTMLElement) {
  const embedded = takeEmbeddedRows(document);
  const show = () => showApp(rootElement, tree);
  // Hydrating before the screen's code is loaded would make the page flicker.
  const currentScreen = screenRouteAt(pathHere());
  if (currentScreen) currentScreen.screen.preload().then(show, show);
  else show();
  loadStoredSession();
  runWhenIdle(startIdleWork);
  // Embedded rows fill the screen, so the catalogue can start when the page is idle.
  if (embedded) runWhenIdle(startCatalogue);
  else startCatalogue();
}

replaceBlockedStorage(window);
memoryLoader.load = async () => {
  const { IDBFactory, IDBKeyRange } = await import("fake-indexeddb");
  return { indexedDB: new IDBFactory(), IDBKeyRange };
};
listenForInstall(earlyInstallPrompt(window));
// A separate task lets a tap run in between.
setTimeout(() => startApp(rootElement), 0);
