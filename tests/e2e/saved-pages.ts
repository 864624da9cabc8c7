import type { BrowserContext, Page } from "playwright-core";

/** Saves what the page is about, as a traveller does. */
export async function saveHere(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save for offline" }).click();
  await page.getByText(/The text of 1 page( and \d+ pictures?: \d+ KB|; all its pictures)/).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
}

export const ready = (page: Page) => page.getByRole("button", { name: "Ready offline" });

/** Takes one stored picture away behind the app's back, as a browser that clears space might. Answers its address. */
export const losePicture = (page: Page, key: string): Promise<string> =>
  page.evaluate(
    (owner) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("journey");
        opening.onerror = () => reject(new Error("The database does not open"));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("saved_files", "readwrite");
          const files = transaction.objectStore("saved_files");
          let lost = "";
          files.index("key").getKey(owner).onsuccess = ({ target }) => {
            const { result } = target as IDBRequest<IDBValidKey | undefined>;
            if (typeof result !== "string") return;
            lost = result;
            files.delete(result);
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve(lost);
          };
        };
      }),
    key,
  );

/** As when the traveller comes back to the app from another one. */
export const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("pageshow")));

/** Nothing is left to show a picture with but what was saved. */
export async function forgetPictures(context: BrowserContext, page: Page): Promise<void> {
  await page.evaluate(() => caches.delete("pictures"));
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
}

/** Addresses of the pictures of the page that show nothing, or only the placeholder. */
export const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>("main img")];
    if (images.length === 0) return ["no picture at all"];
    const broken: string[] = [];
    for (const image of images) {
      image.scrollIntoView();
      image.loading = "eager";
      await image.decode().catch(() => undefined);
      if (image.naturalWidth === 0 || image.currentSrc.includes("placeholder")) broken.push(image.currentSrc);
    }
    return broken;
  });
