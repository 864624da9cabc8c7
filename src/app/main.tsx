import { StrictMode } from "react";
import { BrowserRouter } from "react-router-dom";
import "./trusted-types.ts";
import "./theme/styles.ts";
import { loadStoredSession, type SessionState, useSession } from "../features/auth/session-store.ts";
import { startCatalogue, takeEmbeddedRows } from "../features/catalogue/start-catalogue.ts";
import { listenForInstall } from "../features/install/install-store.ts";
import { countVisit } from "../features/install/moment.ts";
import { withDatabase } from "../data/local/first-visit.ts";
import { memoryLoader } from "../data/local/memory-loader.ts";
import { prefix } from "../shared/paths.ts";
import { App } from "./app.tsx";
import { earlyInstallPrompt, repeatFirstInput, repeatEarlyInput, takeEarlyErrors } from "./start/early-input.ts";
import { createRoot, hydrateRoot } from "./react-dom.ts";
import { screenRouteAt } from "./route-at.ts";
import { onConnectionBack } from "../shared/browser/connection-events.ts";
import { loadWithRetry } from "../shared/browser/load-with-retry.ts";
import { pathHere } from "../shared/paths.ts";
import { runWhenIdle } from "../shared/run-when-idle.ts";
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

// Hydrating before the screen's code is loaded would make the page flicker.
function showIn(rootElement: HTMLElement) {
  // React only logs errors that a boundary catches, so report them too.
  const options = { onCaughtError: (error: unknown) => reportError(error) };
  if (rootElement.hasChildNodes()) hydrateRoot(rootElement, tree, options);
  else createRoot(rootElement, options).render(tree);
  repeatEarlyInput(window);
  repeatFirstInput(window, rootElement);
}
const showApp = () => showIn(rootElement);

function startApp() {
  const embedded = takeEmbeddedRows(document);
  const currentScreen = screenRouteAt(pathHere());
  if (currentScreen) currentScreen.screen.preload().then(showApp, showApp);
  else showApp();
  loadStoredSession();
  runWhenIdle(startBackgroundWork);
  // Embedded rows fill the screen, so the catalogue can start when the page is idle.
  if (embedded) runWhenIdle(startCatalogue);
  else startCatalogue();
}

const lookAfterSession = async () =>
  (await loadWithRetry(() => import("../features/auth/keep-session.ts"))).storeSession();
const lookAfterVisits = async () => countVisit(localStorage, sessionStorage);
const lookAfterWorker = async () =>
  (await loadWithRetry(() => import("./service-worker/register.ts"))).registerServiceWorker();
async function lookAfterErrors() {
  const loadErrorReports = () => loadWithRetry(() => import("../data/sync/errors/error-reports.ts"));
  const { startErrorReports } = await withDatabase(loadErrorReports);
  const version = import.meta.env.VITE_APP_VERSION ?? "development";
  const { report, send } = startErrorReports(window, { version, source: "page" }, () => window.location.pathname);
  takeEarlyErrors(window).forEach(report);
  onConnectionBack(send);
}
async function lookAfterOutbox() {
  const loadOutbox = () => loadWithRetry(() => import("../features/booking/start-outbox.ts"));
  (await withDatabase(loadOutbox)).startOutbox();
}
// oxlint-disable-next-line journey/module-variable -- a guide who signs out ends what the module began
let guideModule: Promise<typeof import("../features/guide/follow-guide.ts")> | undefined;
function syncGuideRoster({ isGuide, user }: SessionState): void {
  if (!isGuide && guideModule === undefined) return;
  guideModule ??= loadWithRetry(() => import("../features/guide/follow-guide.ts"));
  void guideModule.then((guide) => guide.followGuide(isGuide ? user?.id : undefined));
}
function startBackgroundWork(): void {
  // The first storage listener makes the browser open its storage, which takes 5 ms on a fast processor.
  window.addEventListener("storage", loadStoredSession);
  loadStoredSession();
  syncGuideRoster(useSession.getState());
  useSession.subscribe(syncGuideRoster);
  lookAfterVisits().catch((error: unknown) => console.warn("This visit is not counted:", error));
  lookAfterErrors().catch((error: unknown) => console.warn("Errors are not reported:", error));
  lookAfterOutbox().catch((error: unknown) => console.warn("The outbox did not start:", error));
  if ("serviceWorker" in navigator && !import.meta.env.DEV)
    lookAfterWorker().catch((error: unknown) => console.warn("No offline copy:", error));
  if (useSession.getState().status !== "signed-in") return;
  lookAfterSession().catch((error: unknown) => console.warn("The session is not kept fresh:", error));
}

replaceBlockedStorage(window);
memoryLoader.load = async () => {
  const { IDBFactory, IDBKeyRange } = await import("fake-indexeddb");
  return { indexedDB: new IDBFactory(), IDBKeyRange };
};
listenForInstall(earlyInstallPrompt(window));
// A separate task lets a tap run in between.
setTimeout(startApp, 0);
