import type { Page } from "playwright-core";
import { makePaidBooking } from "./shop/bookings.ts";
import { shareWith } from "./shop/companions.ts";
import { moveMeeting, guideWithAccount, ledDeparture, type ShopWithMail } from "./shop/guides.ts";
import { signInAsGuide } from "./shop/pages.ts";
import type { Shop } from "./shop/shop.ts";
import { daysAhead, makeTour } from "./shop/tours.ts";
import type { Scene } from "./sweep.ts";
import { visitorPages } from "./visitor-pages.ts";

const goTo = (url: string, path: string) => async (page: Page) => {
  await page.goto(`${url}${path}`, { waitUntil: "networkidle" });
  await page.locator("main h1").first().waitFor();
};

export async function visitorScenes(url: string): Promise<Scene[]> {
  const pages = await visitorPages(url);
  const tour = pages.find(({ path }) => path.startsWith("/tours/"))?.path ?? "";
  const opened = (name: string, path: string, open: (page: Page) => Promise<void>): Scene => ({
    name,
    open: async (page) => {
      await goTo(url, path)(page);
      await open(page);
    },
  });
  return [
    ...pages.map(({ path }) => ({ name: path, open: goTo(url, path) })),
    opened("the search in the header", "/help", async (page) => {
      await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
      await page.getByRole("banner").getByRole("search", { name: "Find a trip" }).waitFor();
    }),
    opened("the calendar of a tour", tour, async (page) => {
      await page.getByRole("button", { name: "Show calendar" }).click();
      await page.getByRole("grid").waitFor();
    }),
    opened("the pictures of a tour", tour, async (page) => {
      await page.getByRole("button", { name: /^Picture 1 of/ }).click();
      await page.getByRole("dialog").getByRole("img").first().waitFor();
    }),
    opened("packages compared", "/packages", async (page) => {
      await page.getByRole("button", { name: "Compare All Packages" }).click();
      await page.getByRole("dialog", { name: "Compare packages" }).waitFor();
    }),
  ];
}

export async function guideScenes(shop: ShopWithMail, page: Page): Promise<Scene[]> {
  const guide = await guideWithAccount(shop);
  const [led, owing] = [await ledDeparture(shop, guide), await ledDeparture(shop, guide, { deposit: true })];
  await moveMeeting(shop, led, "Registan Square, by the lions", "07:15");
  await signInAsGuide(page, shop, guide);
  const at = (name: string, path: string) => ({ name: `guide: ${name}`, open: goTo(shop.url, `/guide${path}`) });
  return [
    at("the list", ""),
    {
      name: "guide: a departure whose meeting changed",
      open: async () => {
        await goTo(shop.url, `/guide/${led.id}`)(page);
        const changed = page.getByRole("region", { name: "The meeting changed" });
        await changed.getByText("07:15, Registan Square, by the lions").waitFor();
        await changed.getByText("0 of 3 bookings have read it.").waitFor();
        await changed.getByRole("link", { name: "+998 90 123 45 67" }).nth(2).waitFor();
      },
    },
    at("a booking", `/${owing.id}/${owing.held[0]?.id}`),
    at("the scanner", `/scan?departure=${led.id}`),
    at("what is not there", `/${crypto.randomUUID()}`),
  ];
}

export async function companionScenes(shop: Shop): Promise<Scene[]> {
  const [day = ""] = daysAhead(20);
  const tour = await makeTour(shop, [day], { itinerary: { "1": "Registan", "2": "Shah-i-Zinda" } });
  const own = await makePaidBooking(shop, tour, day, { guests: 3 });
  const { link } = await shareWith(shop, own, "Bek");
  const goToPage = async (page: Page) => {
    await page.goto(link, { waitUntil: "networkidle" });
    await page.getByRole("region", { name: "Your details" }).waitFor();
  };
  return [
    {
      name: "a companion's page with its form",
      open: async (page) => {
        await goToPage(page);
        await page.getByText("Fill in your details").click();
        await page.getByText("On another device, or in the installed app").click();
      },
    },
    {
      name: "the trips that are shared with a companion",
      open: async (page) => {
        await goToPage(page);
        await goTo(shop.url, "/trips")(page);
        await page.getByRole("list", { name: "Shared with you" }).waitFor();
      },
    },
    { name: "a companion's trip that is not here", open: goTo(shop.url, `/companion/${crypto.randomUUID()}`) },
    {
      name: "the question before a companion is removed",
      open: async (page) => {
        await page.goto(`${shop.url}/trips/${own.id}#token=${own.token}`, { waitUntil: "networkidle" });
        await page.getByRole("button", { name: /^New link.*Bek/ }).waitFor();
        await page.getByRole("button", { name: /^Remove.*Bek/ }).click();
        await page.getByRole("dialog", { name: "Remove Bek?" }).waitFor();
      },
    },
    {
      name: "a trip that is shared",
      open: async (page) => {
        await page.goto(`${shop.url}/trips/${own.id}#token=${own.token}`, { waitUntil: "networkidle" });
        await page.getByRole("button", { name: /^New link.*Bek/ }).waitFor();
        await page.getByLabel(/^First name.*guest 3/).waitFor();
      },
    },
  ];
}
