import type { Page } from "playwright-core";
import { moveMeeting, guideWithAccount, ledDeparture, type ShopWithMail } from "./shop/guides.ts";
import { signInAsGuide } from "./shop/pages.ts";
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
