/// <reference lib="webworker" />
import { clientsClaim } from "workbox-core";
import { startErrorReports } from "../src/data/sync/errors/error-reports.ts";
import { OUTBOX_SYNC_TAG } from "../src/data/sync/outbox/deps.ts";
import { refreshTrip } from "../src/data/sync/outbox/worker.ts";
import { parseMessageToWorker } from "../src/domain/worker/messages.ts";
import { registerAppFiles } from "./app-files.ts";
import { registerCatalogue } from "./catalogue.ts";
import { registerRescue } from "./damaged-version.ts";
import { registerGuideParts } from "./guide-parts.ts";
import { registerLanguages, type Translations } from "./languages.ts";
import { registerOutbox } from "./outbox.ts";
import { registerPictures } from "./pictures.ts";
import { registerPreviousVersion } from "./previous-version.ts";
import { registerPush } from "./push.ts";
import { shellCheck } from "./shell-check.ts";
import { registerShell } from "./shell.ts";
import { type BuiltFile, registerFiles } from "./whole-files.ts";

type More = { others: string[]; languages: Translations; pack: string };

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (BuiltFile | More)[] };

const precacheManifest = self.__WB_MANIFEST;
const files = precacheManifest.filter((file) => "hash" in file);
const checkShell = shellCheck(self, files);

const extraEntry = precacheManifest.find((file) => "others" in file);

const translations = extraEntry?.languages ?? {};

registerFiles([...files, ...Object.values(translations).flat()], extraEntry?.others ?? []);
startErrorReports(
  self,
  { version: import.meta.env.VITE_APP_VERSION ?? "development", source: "worker" },
  () => "/sw.js",
);
registerRescue(self);
registerAppFiles(self, { files, pack: extraEntry?.pack, afterwards: registerCatalogue(self) });
registerShell({ files, mend: checkShell, translations: registerLanguages(self, translations) });
registerPreviousVersion(self, files);
registerGuideParts(self);
registerPictures();
registerPush(self, { send: registerOutbox(self, OUTBOX_SYNC_TAG), refresh: refreshTrip });

// Without this the first visit's page would work offline only after a reload.
clientsClaim();

/** This worker answers no POST, and one past it does not restart a worker that is about to give way to its successor. */
self.addEventListener("install", (event: ExtendableEvent & { addRoutes?: (route: object) => Promise<void> }) =>
  event.addRoutes?.({ condition: { requestMethod: "POST" }, source: "network" }),
);

self.addEventListener("message", (event) => {
  const message = parseMessageToWorker(event.data);
  if (message?.type === "SKIP_WAITING") event.waitUntil(self.skipWaiting());
  if (message?.type === "CLAIM") event.waitUntil(self.clients.claim());
  const [port] = event.ports;
  if (port === undefined) return;
  const answer = (said: Promise<unknown>) => event.waitUntil(said.then((value) => port.postMessage(value)));
  if (message?.type === "CHECK_SHELL") answer(checkShell());
});
