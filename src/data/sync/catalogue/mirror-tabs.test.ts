import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CatalogueDelta } from "../../../domain/catalogue/rows/apply-delta.ts";
import { aTour } from "../../../domain/catalogue/rows/rows.fixture.ts";
import { createCatalogueDatabase, type CatalogueDatabase } from "../../local/catalogue/catalogue-database.ts";
import { JourneyDatabase } from "../../local/db.ts";
import type { CatalogueAnswer } from "../../remote/catalogue.ts";
import { aMirror, good } from "./mirror.fixture.ts";
import type { MirrorDeps } from "./mirror.ts";

const nothing: CatalogueDelta = { revision: 5, destinations: [], tours: [], packages: [], deleted: [] };
const whole: CatalogueDelta = { ...nothing, tours: [aTour(), aTour({ id: "t2", title: "Second" })] };
const fromOtherTab = { ...nothing, revision: 9, tours: [aTour({ title: "From the other tab" })] };

let database: JourneyDatabase;
let count = 0;
beforeEach(() => {
  database = new JourneyDatabase(`tabs-${(count += 1)}`);
});
afterEach(() => database.close());

const mirror = (answers: CatalogueAnswer[], change: Partial<MirrorDeps> = {}) =>
  aMirror(createCatalogueDatabase(database), "en", answers, change);

describe("the mirror beside another tab", () => {
  it("follows what another tab wrote", async () => {
    const here = mirror([good(whole)]);
    await here.start();
    await createCatalogueDatabase(database).write(fromOtherTab, "2026-01-01T00:00:00.000Z", 5);
    await vi.waitFor(() => expect(here.store.get().snapshot.revision).toBe(9), 30_000);
    expect(here.store.get().snapshot.tours[0]?.title).toBe("From the other tab");
  });

  it("shows what another tab wrote and what came after, when it syncs before it has read what that tab wrote", async () => {
    const later = { ...nothing, revision: 10, tours: [aTour({ id: "t2", title: "From the server" })] };
    const answers = (from: number): CatalogueAnswer => {
      if (from === 0) return good(whole);
      return good(from === 9 ? later : { ...later, tours: [...fromOtherTab.tours, ...later.tours] });
    };
    const here = mirror([], { since: async (from) => answers(from) });
    await here.start();
    await createCatalogueDatabase(database).write(fromOtherTab, "2026-01-01T00:00:00.000Z", 5);
    await here.sync();
    const titles = here.store.get().snapshot.tours.map(({ title }) => title);
    expect(titles).toEqual(["From the other tab", "From the server"]);
  });

  it("keeps a newer answer, when the rows that another tab wrote before it are read late", async () => {
    const files = createCatalogueDatabase(database);
    const lateReads: (() => void)[] = [];
    let isSlow = false;
    const slow: CatalogueDatabase = {
      ...files,
      rows: async () => {
        const rows = await files.rows();
        if (isSlow) await new Promise<void>((resolve) => lateReads.push(resolve));
        return rows;
      },
    };
    const newest = good({ ...nothing, revision: 10, tours: [aTour({ title: "From the server" })] });
    const here = mirror([good(whole), newest], { openDatabase: async () => slow });
    await here.start();
    isSlow = true;
    await files.write(fromOtherTab, "1970-01-01T00:00:01.000Z", 5);
    await vi.waitFor(() => expect(lateReads).toHaveLength(1), 30_000);
    isSlow = false;
    const shown: (string | undefined)[] = [];
    await here.sync();
    here.store.subscribe(({ snapshot }) => shown.push(snapshot.tours[0]?.title));
    lateReads[0]?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(shown).not.toContain("From the other tab");
    expect(here.store.get().snapshot.tours[0]?.title).toBe("From the server");
  });
});
