import type { BrowserContext, Page } from "playwright-core";

export async function saveHere(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save for offline" }).click();
  await page.getByText(/The text of 1 page( and \d+ pictures?: \d+ KB|; all its pictures)/).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
}

export const ready = (page: Page) => page.getByRole("button", { name: "Ready offline" });

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

export const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("pageshow")));

export async function forgetPictures(context: BrowserContext, page: Page): Promise<void> {
  await page.evaluate(() => caches.delete("pictures"));
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
}

export const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>("main img")];
    if (images.length === 0) return ["no picture at all"];
    const broken: string[] = [];
    for (const image of images) {
      image.scrollIntoView();
      image.loading = "eager";
      // A new source of the same image rejects the first wait.
      await image.decode().catch(() => image.decode().catch(() => undefined));
      if (image.naturalWidth === 0 || image.currentSrc.includes("placeholder")) broken.push(image.currentSrc);
    }
    return broken;
  });
