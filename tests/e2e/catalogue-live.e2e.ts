import { gzipSync } from "node:zlib";
import type { Response } from "playwright-core";
import { afterEach, expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { changeRows } from "../support/shop/shop.ts";
import { makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";
import { readCatalogue } from "./catalogue-server.ts";
import { openProxied, type Proxied } from "./proxied.ts";
import { workerReady } from "./pwa-desk.ts";

const shop = { url: stackUrl, keys: stackKeys };
/** Longer than the app waits for our server. */
const PATIENCE = { timeout: 20_000 };
let here: Proxied;
afterEach(async () => {
  expect(here.errors).toEqual([]);
  await here.close();
});

journey("brings a desk's change to an open tab in at most 2 KB, and rejects a bad answer", async () => {
  const tour = await makeTour(shop);
  here = await openProxied({ serviceWorkers: "block" });
  const { page, context } = here;
  const answers: Response[] = [];
  page.on("response", (response) => {
    if (response.url().includes("catalogue_since")) answers.push(response);
  });
  await page.goto(`${shop.url}/tours/${tour.id}`);
  await page.getByRole("heading", { level: 1, name: tour.title }).waitFor();
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  const atFirst = answers.length;
  /** The tab ignores focus within a second of the end of its last sync, so it is focused until that shows. */
  const focusUntil = (shown: () => Promise<boolean>) =>
    expect
      .poll(
        async () => {
          await page.evaluate(() => window.dispatchEvent(new Event("focus")));
          return shown();
        },
        { ...PATIENCE, interval: 300 },
      )
      .toBe(true);

  const title = `${tour.title} (changed)`;
  await changeRows(shop, `tours?id=eq.${tour.id}`, { title });
  await focusUntil(() => page.getByRole("heading", { level: 1, name: title }).isVisible());
  await expect.poll(() => answers.length).toBeGreaterThan(atFirst);
  // A hosted project compresses its answers; this machine does not.
  for (const answer of answers.slice(atFirst)) expect(gzipSync(await answer.body()).length).toBeLessThanOrEqual(2_048);

  const cutOff = { contentType: "application/json", body: '{"revision":99,"destinations":[{"id":' };
  await context.route("**/catalogue_since", (route) => route.fulfill(cutOff));
  const age = page.getByText(/Prices and dates as of/).first();
  await focusUntil(() => age.isVisible());
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await context.unroute("**/catalogue_since");
  await focusUntil(() => age.isHidden());
});

it("says behind a Wi-Fi's login page that a package has not come yet, and shows it once the network is good", async () => {
  here = await openProxied({ inTheWay: /\/rest\/v1\/|\/functions\/v1\/|\/(packages|booking)\// });
  const { page, network } = here;
  const [found] = (await readCatalogue(shop.url, shop.keys.publishable)).packages;
  if (!found) throw new Error("The seed has no package");
  network.trouble = "answers 503";
  await page.goto(`${shop.url}/about`);
  await workerReady(page);

  network.trouble = "login page";
  await page.goto(`${shop.url}/packages/${found.id}`, { waitUntil: "commit" });
  await page.getByText("You're offline").first().waitFor(PATIENCE);
  expect(await page.getByText("not found").count()).toBe(0);
  await page.getByRole("button", { name: "Try again" }).waitFor();
  await page.goto(`${shop.url}/booking/package/${found.id}`, { waitUntil: "commit" });
  await page.getByText("this package isn't on this device yet").waitFor(PATIENCE);
  expect(new URL(page.url()).pathname).toBe(`/booking/package/${found.id}`);

  network.trouble = "none";
  await page.getByText(found.title).first().waitFor(PATIENCE);
  await page.goto(`${shop.url}/packages/never-was`);
  await page.getByText("Package not found").waitFor(PATIENCE);
});
