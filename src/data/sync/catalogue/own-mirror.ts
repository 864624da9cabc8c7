import { catalogueSince } from "../../remote/catalogue-since.ts";
import { trustedNow } from "../../net/clock.ts";
import { alone } from "../../net/locks.ts";
import { catalogueStore } from "./catalogue.ts";
import { createCatalogueMirror } from "./mirror.ts";

const LOCK_NAME = "journey-catalogue-sync";

async function openDisk() {
  const { createCatalogueDisk } = await import("../../local/catalogue/catalogue-disk.ts");
  return createCatalogueDisk();
}

/** The one mirror of this page (or worker): what asks the server, reads its answer and keeps it. */
export const ownMirror = createCatalogueMirror({
  store: catalogueStore,
  disk: openDisk,
  since: catalogueSince,
  alone: (work) => alone(LOCK_NAME, work),
  now: trustedNow,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  report: (message) => console.warn(message),
});
