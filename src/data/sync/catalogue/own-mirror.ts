import type { CatalogueDatabase } from "../../local/catalogue/catalogue-database.ts";
import { trustedNow } from "../../net/clock.ts";
import { runIfUnlocked } from "../../net/locks.ts";
import { catalogueSince } from "../../remote/catalogue.ts";
import { catalogueStore } from "../../local/catalogue/catalogue-store.ts";
import { createCatalogueMirror, type MirrorDeps } from "./mirror.ts";

const LOCK_NAME = "journey-catalogue-sync";

const exclusivelyAmongTabs: MirrorDeps["exclusively"] = (work) => runIfUnlocked(LOCK_NAME, work);

export const createOwnMirror = (
  openDatabase: () => Promise<CatalogueDatabase>,
  runExclusively = exclusivelyAmongTabs,
) =>
  createCatalogueMirror({
    store: catalogueStore,
    openDatabase,
    since: catalogueSince,
    exclusively: runExclusively,
    now: trustedNow,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    report: (message) => console.warn(message),
  });
