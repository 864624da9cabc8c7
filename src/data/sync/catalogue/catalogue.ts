import type { CatalogueDisk } from "../../local/catalogue/catalogue-disk.ts";
import { catalogueStore } from "../../local/catalogue/catalogue-store.ts";
import type { CatalogueMirror, GlanceOf } from "./mirror.ts";

/** Loaded when the page stands: what screens show is in memory, and nothing of the mirror is needed to paint it. */
async function withMirror(work: (mirror: CatalogueMirror) => Promise<void>): Promise<void> {
  let mirror: CatalogueMirror;
  try {
    mirror = (await import("./page-mirror.ts")).pageMirror;
  } catch (error) {
    // The signal went before this part came: asked for again with the next try.
    console.warn("The catalogue's mirror did not come:", error);
    catalogueStore.set({ problem: "unreachable" });
    return;
  }
  await work(mirror);
}

export const startMirror = (glanceOf: GlanceOf): Promise<void> => withMirror(({ start }) => start(glanceOf));
/** Ask the server for what changed: after an admin's save, when the network is back, from the worker. */
export const syncCatalogue = (): Promise<void> => withMirror(({ sync }) => sync());

/** The catalogue on this device, for what screens watch there: loaded when the page stands. */
export const catalogueDisk = async (): Promise<CatalogueDisk> => (await import("./page-mirror.ts")).pageDisk();
