import { afterEach, expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { newEmail } from "../support/shop/bookings.ts";
import { fillBookingForm, openBookingForm, submitBookingForm } from "../support/shop/pages.ts";
import { changeRows } from "../support/shop/shop.ts";
import { makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";
import { readCatalogue } from "./catalogue-server.ts";
import { openProxied, type Proxied } from "./proxied.ts";
import { brokenPictures, forgetPictures, lookAgain, losePicture, ready, saveHere } from "./saved-pages.ts";

const shop = { url: stackUrl, keys: stackKeys };
let here: Proxied;
afterEach(async () => {
  expect(here.errors).toEqual([]);
  await here.close();
});

const open = (path: string) => here.page.goto(`${shop.url}${path}`);
const workerActive = () => here.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
const largestPackage = async () => {
  const { packages } = await readCatalogue(shop.url, shop.keys.publishable);
  const [largest] = packages.toSorted((one, other) => other.tour_ids.length - one.tour_ids.length);
  if (!largest) throw new Error("The seed has no package");
  return largest;
};
const showsItsPictures = async (path: string) => {
  await here.page.locator("main img").first().waitFor();
  expect({ path, broken: await brokenPictures(here.page) }).toEqual({ path, broken: [] });
};

journey("opens saved pages with every picture after a restart without server and caches", async () => {
  here = await openProxied({ restarts: true });
  const tour = await makeTour(shop);
  const { id: packageId } = await largestPackage();
  await here.context.route("**/functions/v1/create-payment", (route) => route.abort());
  await openBookingForm(here.page, shop, tour);
  await fillBookingForm(here.page, newEmail("saved-trip"));
  await submitBookingForm(here.page);
  await here.page.getByText(/^Held until/).waitFor();
  const trip = new URL(here.page.url()).pathname;
  const saveWhatIsOpen = async () => {
    await saveHere(here.page);
    await ready(here.page).waitFor();
  };
  await saveWhatIsOpen();
  await open(`/packages/${packageId}`);
  await saveWhatIsOpen();
  // Made after the others are saved: it is related to the tour, and its place is another's once it is withdrawn.
  const withdrawn = await makeTour(shop);
  await open(`/tours/${withdrawn.id}`);
  await saveWhatIsOpen();
  await changeRows(shop, `tours?id=eq.${withdrawn.id}`, { archived: true });
  await open("/offline");
  await here.page.getByText("No longer offered. Your copy still opens.").waitFor();
  await forgetPictures(here.context, here.page);
  here.network.trouble = "no signal";

  const page = await here.restart();
  await open(`/packages/${packageId}`);
  await ready(page).waitFor();
  await showsItsPictures(`/packages/${packageId}`);
  // A held trip's page has no picture; its pictures are in the list and on the tour's page.
  await open(trip);
  await ready(page).waitFor();
  for (const path of ["/trips", `/tours/${tour.id}`]) {
    await open(path);
    await showsItsPictures(path);
  }
  await open(`/tours/${withdrawn.id}`);
  await page.getByText("This is no longer offered.").waitFor();
  await page.getByRole("heading", { level: 1, name: withdrawn.title }).waitFor();
  await showsItsPictures(`/tours/${withdrawn.id}`);
});

it("finishes a save that the network cut short automatically, and loads no picture twice", async () => {
  here = await openProxied();
  const { page, context } = here;
  await open(`/packages/${(await largestPackage()).id}`);
  await page.getByRole("button", { name: "Save for offline" }).waitFor();
  await workerActive();
  const loaded: string[] = [];
  await context.route("**/storage/v1/object/public/images/**", async (route) => {
    const request = route.request();
    if (request.method() !== "GET" || request.resourceType() !== "fetch") return route.continue();
    loaded.push(request.url());
    if (loaded.length !== 2) return route.continue();
    await context.setOffline(true);
    return route.abort("internetdisconnected");
  });
  await saveHere(page);
  await page.getByText(/^\d+ of \d+ pictures are on this device.*The connection was lost/).waitFor();
  expect(await ready(page).count()).toBe(0);
  await context.setOffline(false);
  await ready(page).waitFor();
  expect(loaded.filter((url) => url === loaded[0])).toHaveLength(1);
  expect(loaded.filter((url) => url === loaded[1])).toHaveLength(2);
});

it("saves only over Wi-Fi when the traveler chose that, and says when a stored picture was lost", async () => {
  here = await openProxied();
  const { page, context } = here;
  await context.addInitScript(() => {
    const network = Object.assign(new EventTarget(), { type: sessionStorage.getItem("network") ?? "cellular" });
    Object.defineProperty(navigator, "connection", { value: network, configurable: true });
  });
  const tour = await makeTour(shop);
  await open(`/tours/${tour.id}`);
  await workerActive();
  await page.getByRole("button", { name: "Save for offline" }).click();
  await page.getByText("You are on mobile data, or your phone is set to save data.").waitFor();
  await page.getByLabel("Only on Wi-Fi").check();
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText(/^0 of \d+ pictures are on this device\. Wi-Fi is gone/).waitFor();
  await page.evaluate(() => {
    const network = (navigator as unknown as { connection: EventTarget }).connection;
    sessionStorage.setItem("network", "wifi");
    Object.assign(network, { type: "wifi" }).dispatchEvent(new Event("change"));
  });
  await ready(page).waitFor();

  await open("/offline");
  const card = page.getByRole("listitem", { name: tour.title });
  await card.getByText("Ready offline").waitFor();
  await forgetPictures(context, page);
  here.network.trouble = "no signal";
  expect(await losePicture(page, `tour:${tour.id}`)).toContain("/images/");
  await lookAgain(page);
  await card.getByText(/Not complete: \d+ of \d+ pictures? on this device/).waitFor();
  await card.getByRole("button", { name: "Finish saving" }).click();
  await card.getByText(/The connection was lost/).waitFor();
  expect(await card.getByText("Ready offline").count()).toBe(0);
  here.network.trouble = "none";
  await card.getByRole("button", { name: "Finish saving" }).click();
  await card.getByText("Ready offline").waitFor();
});

it("saves everything after telling its size, and removes it only after asking", async () => {
  here = await openProxied();
  const { page, context } = here;
  const { destinations, tours, packages } = await readCatalogue(shop.url, shop.keys.publishable);
  const count = destinations.length + tours.length + packages.length;
  await open("/offline");
  await page.getByText("Nothing saved yet").waitFor();
  await page.getByRole("button", { name: "Save everything" }).click();
  await page.getByText(new RegExp(`The text of ${count} pages and \\d+ pictures: \\d+ [KM]B`)).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText(`All ${count} pages are ready offline`).waitFor();
  await page.getByRole("button", { name: `Show all ${count}` }).click();
  const readyPages = page.getByRole("list", { name: "Saved" }).getByText("Ready offline");
  await expect.poll(() => readyPages.count(), { timeout: 30_000 }).toBe(count);

  await forgetPictures(context, page);
  here.network.trouble = "no signal";
  await open("/destinations");
  await page.locator("main h3").first().waitFor();
  await showsItsPictures("/destinations");

  await open("/offline");
  await page.getByRole("button", { name: "Remove everything saved" }).click();
  await page.getByRole("button", { name: "Keep it", exact: true }).click();
  await page.getByText(`Show all ${count}`).waitFor();
  await page.getByRole("button", { name: "Remove everything saved" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByText("Nothing saved yet").waitFor();
  await page.getByText("Saved pictures: 0 B.").waitFor();
});
