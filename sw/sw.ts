/// <reference lib="webworker" />
import { clientsClaim } from "workbox-core";
import { OUTBOX_SYNC_TAG } from "../src/data/sync/outbox/outbox.ts";
import { parseMessageToWorker } from "../src/domain/worker/messages.ts";
import { registerCatalogueRefresh } from "./catalogue.ts";
import { registerOutbox } from "./outbox.ts";
import { registerPictures } from "./pictures.ts";
import { registerPreviousVersion } from "./previous-version.ts";
import { checkShell } from "./shell-check.ts";
import { registerShell } from "./shell.ts";

declare const self: ServiceWorkerGlobalScope;

// The build puts the list of files in its place; it names each with its revision.
const manifest = self.__WB_MANIFEST.map((file) => (typeof file === "string" ? { url: file, revision: null } : file));
const files = manifest.map(({ url }) => url);

registerShell(manifest);
registerPreviousVersion(self, files);
registerPictures();
registerCatalogueRefresh(self);
registerOutbox(self, OUTBOX_SYNC_TAG);

// The first visit counts: without this its page would be offline-capable only after a reload.
clientsClaim();

self.addEventListener("message", (event) => {
  const message = parseMessageToWorker(event.data);
  if (message?.type === "SKIP_WAITING") event.waitUntil(self.skipWaiting());
  const [port] = event.ports;
  if (message?.type === "CHECK_SHELL" && port)
    event.waitUntil(checkShell(self, files).then((state) => port.postMessage(state)));
});
