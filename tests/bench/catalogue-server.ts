import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import type { Page } from "playwright-core";
import { aDestination, aPackage, aTour } from "../../src/domain/catalogue/rows/rows.fixture.ts";
import type { CatalogueDelta } from "../../src/domain/catalogue/types.ts";

const CITIES = ["Samarkand", "Bukhara", "Khiva", "Tashkent", "Nukus", "Termez", "Fergana", "Margilan"];
const WORDS =
  "dome bazaar silk desert fortress craft kitchen garden caravan yurt mountain canal minaret paper bread".split(" ");
const word = (seed: number) => WORDS[seed % WORDS.length] ?? "";
const sentence = (seed: number, length: number) =>
  Array.from({ length }, (_, index) => word(seed * 7 + index * 3 + Math.floor(seed / 11))).join(" ");

const DAY_MS = 24 * 60 * 60 * 1000;
const DEPARTURES = 8;
const dayAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const departuresOf = (tour: number) =>
  Array.from({ length: DEPARTURES }, (_, index) => dayAhead(10 + (tour % 30) + index * 21));

/** Texts as long as real ones (a row is about 1.5 KB), names that differ, all of it the same at every run. */
function catalogueOf(tours: number): CatalogueDelta {
  const destinations = CITIES.map((name, index) =>
    aDestination({ id: `d${index}`, name, city: name, featured: index < 6 }),
  );
  return {
    revision: tours,
    destinations,
    tours: Array.from({ length: tours }, (_, index) =>
      aTour({
        id: `t${String(index).padStart(6, "0")}`,
        title: `${CITIES[index % CITIES.length]} ${word(index)} walk ${index}`,
        description: sentence(index, 90),
        includes: [sentence(index + 1, 6), sentence(index + 2, 6), sentence(index + 3, 6)],
        itinerary: { "1": sentence(index + 4, 30), "2": sentence(index + 5, 30) },
        destination_id: `d${index % CITIES.length}`,
        price_cents: 20_00 + (index % 150) * 10_00,
        duration_days: 1 + (index % 12),
        featured: index % 50 === 0,
        image_url: "/placeholder.svg",
        departure_dates: departuresOf(index),
      }),
    ),
    // Every third tour has a departure that says more than its day.
    departures: Array.from({ length: Math.ceil(tours / 3) }, (_, third) => ({
      id: `x${String(third).padStart(6, "0")}`,
      item_type: "tour" as const,
      item_id: `t${String(third * 3).padStart(6, "0")}`,
      start_date: departuresOf(third * 3)[0] ?? "",
      end_date: null,
      places: 6,
      price_cents: 90_000,
      min_guests: 2,
      closes_days: 1,
      state: "open" as const,
      note: null,
      revision: 1,
    })),
    packages: Array.from({ length: 20 }, (_, index) =>
      aPackage({ id: `p${index}`, title: `Package ${index}`, image_url: "/placeholder.svg" }),
    ),
    deleted: [],
  };
}

const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** The finished build behind a catalogue of any size; every page from the shell, so that all sizes do the same work. */
export async function serveCatalogue(dist: string, tours: number) {
  const whole = JSON.stringify(catalogueOf(tours));
  const none = JSON.stringify({ revision: tours, destinations: [], tours: [], packages: [], deleted: [] });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    if (path.endsWith("/rpc/catalogue_since")) {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        response.writeHead(200, { "content-type": "application/json" });
        response.end(body.includes('"since":0') ? whole : none);
      });
      return;
    }
    if (path === "/sw.js") {
      // The page is measured, not the worker's own start.
      response.writeHead(404).end();
      return;
    }
    const asked = join(dist, path);
    const isFile = extname(path) !== "" && existsSync(asked) && statSync(asked).isFile();
    if (extname(path) !== "" && !isFile) {
      response.writeHead(404).end();
      return;
    }
    const type = isFile ? (TYPES[extname(path)] ?? "application/octet-stream") : "text/html";
    const cache = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
    response.writeHead(200, { "content-type": type, "cache-control": cache });
    response.end(readFileSync(isFile ? asked : join(dist, "shell.html")));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const mirrored = async () => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("journey");
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error("no database"));
    });
    const has = (store: string, key?: string) =>
      new Promise<number>((resolve) => {
        const count = opened.transaction(store).objectStore(store).count(key);
        count.onsuccess = () => resolve(count.result);
      });
    const found = [await has("tours"), await has("state", "catalogue-glance")] as const;
    opened.close();
    return found;
  };
  return {
    url: `http://localhost:${port}`,
    /** Waits until the disk has every row and the glance. */
    async written(page: Page, count: number) {
      await page.waitForTimeout(1_000);
      const deadline = Date.now() + 120_000;
      for (;;) {
        const [rows, glance] = await page.evaluate(mirrored);
        if (rows === count && glance === 1) return;
        if (Date.now() > deadline) throw new Error(`The mirror has ${rows} of ${count} rows`);
        await page.waitForTimeout(250);
      }
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
