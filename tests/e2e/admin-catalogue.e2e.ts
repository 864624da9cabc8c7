import { join } from "node:path";
import { expect, it } from "vitest";
import { FORM_PROBLEMS } from "#texts/shared.ts";
import { axeFindings } from "../support/axe.ts";
import { openBrowser } from "../support/browser.ts";
import { root } from "../support/run.ts";
import { newName } from "../support/shop/bookings.ts";
import { makeTour } from "../support/shop/tours.ts";
import { journey } from "../support/tiers.ts";
import { adminBrowser, shop } from "./desk-browser.ts";
import { everythingStored } from "./everything-stored.ts";
import { workerReady } from "./pwa-desk.ts";

const desk = adminBrowser({ serviceWorkers: "allow" });
const { page, open, dialog } = desk;

const shown = (text: string) => page().getByText(text, { exact: true }).first().waitFor();
const list = (label: string) => page().getByRole("region", { name: label, exact: true });
/** The field of a text comes before those of its translations. */
const field = (name: string) => page().getByRole("textbox", { name }).first();
const click = (name: string) => page().getByRole("button", { name, exact: true }).click();
const atCatalogue = () => page().waitForURL(`${shop.url}/admin/catalogue`);
const savedItem = () => page().waitForURL(/\/admin\/(destinations|tours|packages)\/[0-9a-f-]{36}$/);
const search = (text: string) => page().getByRole("searchbox", { name: "Search the catalog" }).fill(text);
async function find(kind: string, text: string): Promise<void> {
  await search(text);
  await list(kind)
    .getByRole("link", { name: `Edit ${text}` })
    .waitFor();
}
async function remove(kind: "Packages" | "Tours" | "Destinations", title: string): Promise<void> {
  await find(kind, title);
  await list(kind)
    .getByRole("button", { name: `Delete ${title}` })
    .click();
  await dialog().getByRole("button", { name: "Delete" }).click();
  await shown(`${kind.slice(0, -1)} deleted successfully`);
}
const isStored = (typed: string) => expect.poll(() => everythingStored(page())).toContain(typed);

journey("shows a new destination with its picture, sells a tour and a package of it, and removes all", async () => {
  const name = newName("Made");
  const visitor = await openBrowser();
  await visitor.page.goto(`${shop.url}/destinations`);
  const lookAgain = () => visitor.page.evaluate(() => window.dispatchEvent(new Event("focus")));

  await open("/admin/destinations/new");
  await click("Save destination");
  await shown("Name is required");
  await expect.poll(() => page().evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe("name");
  await field("Name").fill(name);
  await field("City").fill("Navoi");
  await field("Description").fill("A place made by a story.");
  await page().getByRole("checkbox", { name: "Featured" }).check();
  await page()
    .getByRole("group", { name: "Click the map" })
    .click({ position: { x: 300, y: 150 } });
  expect(Number(await field("Latitude").inputValue())).toBeGreaterThan(37);
  const file = page().getByTestId("image-file");
  await file.setInputFiles({ name: "not a picture.png", mimeType: "image/png", buffer: Buffer.from("<html>") });
  await page().getByText("This image can't be read").waitFor();
  await file.setInputFiles(join(root, "public/icons/icon-512.png"));
  await shown("Image updated successfully");
  await click("Save destination");
  await shown("Destination saved successfully");
  await savedItem();
  await lookAgain();
  const card = visitor.page.getByRole("link", { name }).first();
  await card.scrollIntoViewIfNeeded();
  const picture = visitor.page.locator(`img[src*="icon-512-1600.webp"]`).first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);

  await open("/admin/tours/new");
  await field("Title").fill(`${name} tour`);
  await field("Description").fill("Two days.");
  await page().getByRole("combobox", { name: "Destination" }).selectOption({ label: name });
  await page().getByRole("spinbutton", { name: "Duration" }).fill("2");
  await page().getByRole("spinbutton", { name: "Price" }).fill("99.50");
  const press = (button: string) => page().getByRole("button", { name: button }).press("Enter");
  await press("Add day");
  await field("Itinerary: Day 1").fill("Second");
  await press("Add day");
  await field("Itinerary: Day 2").fill("First");
  await press("Move day 2 up");
  expect(await field("Itinerary: Day 1").inputValue()).toBe("First");
  await click("Add date");
  await page().getByText(FORM_PROBLEMS.date).waitFor();
  await page().locator("button[data-direction=next]").click();
  await page().getByRole("button", { name: /^15 / }).click();
  await click("Add date");
  await click("Add date");
  await page().getByText("This date is already in the list.").waitFor();
  expect(
    await page()
      .getByRole("button", { name: /^Remove .*15/ })
      .count(),
  ).toBe(1);
  await click("Save tour");
  await shown("Tour created successfully");
  await savedItem();

  await open("/admin/packages/new");
  await field("Title").fill(`${name} package`);
  await field("Description").fill("All of it.");
  await page()
    .getByRole("checkbox", { name: `${name} tour` })
    .check();
  await click("Save package");
  await shown("Package created successfully");
  await savedItem();
  await open("/admin/catalogue");
  await find("Packages", `${name} package`);
  await list("Packages")
    .getByRole("checkbox", { name: `Featured: ${name} package` })
    .check();
  await shown("Data updated successfully");

  await remove("Packages", `${name} package`);
  await remove("Tours", `${name} tour`);
  await remove("Destinations", name);
  await lookAgain();
  await card.waitFor({ state: "detached" });
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

it("shows two admins who save one tour what differs, and loses neither's fields", async () => {
  const tour = await makeTour(shop, []);
  const mine = newName("Mine");
  const theirs = newName("Theirs");
  await open(`/admin/tours/${tour.id}`);
  await field("Title").fill(mine);
  await isStored(mine);
  const other = await desk.context().newPage();
  await other.goto(page().url());
  // Both pages share one draft, so the second starts again.
  await other.getByRole("button", { name: "Discard it" }).click();
  await other.getByRole("spinbutton", { name: "Price" }).fill("120");
  await other.getByRole("textbox", { name: "Title" }).fill(theirs);
  await other.getByRole("button", { name: "Save tour" }).click();
  await other.getByText("Tour updated successfully").first().waitFor();
  await other.close();
  await field("Meeting point").fill("Gate");
  await click("Save tour");
  const question = page().getByRole("dialog", { name: "This item was saved by someone else while you were editing" });
  await question.getByRole("radio", { name: theirs }).waitFor();
  expect(await axeFindings(page())).toEqual([]);
  await question.getByRole("button", { name: "Save with these choices" }).click();
  await shown("Tour updated successfully");
  await savedItem();
  await open("/admin/catalogue");
  await find("Tours", mine);
  await list("Tours").getByText("$120 · 3 days").waitFor();
});

it("shows its own copy of the catalogue without a connection, and saves automatically once there is one", async () => {
  const name = newName("Offline");
  const context = desk.context();
  const offline = "You're offline: this is the catalog on this device.";
  const edits = () => list("Tours").getByRole("link", { name: "Edit" });
  await open("/admin/destinations/new");
  await workerReady(page());
  await field("Name").fill(name);
  await field("City").fill("Nukus");
  await field("Description").fill("Typed in the desert.");
  await context.setOffline(true);
  await click("Save destination");
  await page().getByText("Not saved yet: you're offline.").waitFor();
  await context.setOffline(false);
  await shown("Destination saved successfully");
  await savedItem();
  await open("/admin/catalogue");
  await find("Destinations", name);
  await search("");
  await list("Tours").getByRole("listitem").nth(3).waitFor();
  await context.setOffline(true);
  await open("/admin/catalogue");
  await page().getByText(offline).waitFor();
  await expect.poll(() => edits().count()).toBeGreaterThan(3);
  await search("khiva");
  const labels = () => edits().evaluateAll((links) => links.map((link) => link.getAttribute("aria-label") ?? ""));
  await expect.poll(labels).toSatisfy((all: string[]) => all.length > 0 && all.every((one) => /khiva/i.test(one)));
  await context.setOffline(false);
  await open("/admin/catalogue");
  await remove("Destinations", name);
});

it("keeps a begun item over a reload, lists it to continue or discard, and asks before the form is left", async () => {
  const name = newName("Begun");
  const restored = page().getByText("We restored your unsaved draft.");
  await open("/admin/destinations/new");
  await field("Name").fill(name);
  await isStored(name);
  await open("/admin/catalogue");
  await search("Samarkand");
  await list("Destinations").getByRole("link", { name: "Duplicate Samarkand" }).click();
  await field("City").fill("Muynak");
  await isStored("Muynak");
  await page().reload();
  await restored.waitFor();
  expect(await field("City").inputValue()).toBe("Muynak");
  await open("/admin/catalogue");
  await list("Destinations").getByRole("button", { name: "Discard the draft of Samarkand (copy)" }).click();
  await dialog().getByRole("button", { name: "Discard" }).click();
  await list("Destinations")
    .getByRole("link", { name: `Continue with ${name}` })
    .click();
  await restored.waitFor();
  expect(await field("Name").inputValue()).toBe(name);
  await click("Discard it");
  await expect.poll(() => field("Name").inputValue()).toBe("");

  await field("Name").fill("Half a place");
  await page().getByRole("link", { name: "Back to Dashboard" }).click();
  await page().getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Leave" }).click();
  await atCatalogue();
});
