/// <reference lib="webworker" />
import { clientsClaim } from "workbox-core";
import { OUTBOX_SYNC_TAG } from "../src/data/sync/outbox.ts";
import { parsePageMessage } from "./messages.ts";
import { registerOutbox } from "./outbox.ts";
import { registerPictures } from "./pictures.ts";
import { registerShell } from "./shell.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

registerShell(self.__WB_MANIFEST);
registerPictures();
registerOutbox(self, OUTBOX_SYNC_TAG);

// The first visit counts: without this its page would be offline-capable only after a reload.
clientsClaim();

self.addEventListener("message", (event) => {
  const message = parsePageMessage(event.data);
  if (message?.type === "SKIP_WAITING") event.waitUntil(self.skipWaiting());
});
