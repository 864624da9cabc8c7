import type { CatalogueDisk } from "../../local/catalogue/catalogue-database.ts";
import { trustedNow } from "../../net/clock.ts";
import { alone } from "../../net/locks.ts";
import { catalogueSince } from "../../remote/catalogue.ts";
import { catalogueStore } from "../../local/catalogue/catalogue-store.ts";
import { createCatalogueMirror, type MirrorDeps } from "./mirror.ts";

const LOCK_NAME = "journey-catalogue-sync";

const aloneAmongTabs: MirrorDeps["alone"] = (work) => alone(LOCK_NAME, work);

export const createOwnMirror = (disk: () => Promise<CatalogueDisk>, runAlone = aloneAmongTabs) =>
  createCatalogueMirror({
    store: catalogueStore,
    disk,
    since: catalogueSince,
    alone: runAlone,
    now: trustedNow,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    report: (message) => console.warn(message),
  });
