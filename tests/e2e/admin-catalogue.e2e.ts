import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { SAYS } from "../../src/domain/booking/form/field-rules.ts";
import { axeFindings } from "../support/axe.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { root } from "../support/run.ts";
import { signInAsAdmin } from "./admin-session.ts";
import { everythingStored } from "./stored.ts";

const url = stackUrl;
const name = `Test ${Date.now()}`;
let admin: Browser;
let visitor: Browser;

beforeAll(async () => {
  [admin, visitor] = await Promise.all([
    openBrowser({ serviceWorkers: "allow", viewport: { width: 1280, height: 900 } }),
    openBrowser(),
  ]);
  await signInAsAdmin(admin.page, { url, keys: stackKeys });
  await visitor.page.goto(`${url}/destinations`);
});
afterEach(() => {
  expect(admin.errors.splice(0)).toEqual([]);
  expect(visitor.errors.splice(0)).toEqual([]);
});
afterAll(async () => {
  await Promise.all([admin.close(), visitor.close()]);
  // What the stories leave has no picture, which others would take for one that is missing.
  const { secret } = stackKeys;
  const gone = await fetch(`${url}/rest/v1/destinations?name=like.${encodeURIComponent(name)}*`, {
    method: "DELETE",
    headers: { apikey: secret, authorization: `Bearer ${secret}` },
  });
  if (!gone.ok) throw new Error(`destinations: ${gone.status} ${await gone.text()}`);
});

const said = (text: string) => admin.page.getByText(text, { exact: true }).first().waitFor();
/** Another tab takes the look away from the page and gives it back, as a visitor does. */
const lookAgain = async () => {
  await visitor.page.evaluate(() => window.dispatchEvent(new Event("focus")));
};
const list = (label: string) => admin.page.getByRole("region", { name: label, exact: true });

const create = async (path: string, fill: () => Promise<void>, save: string, toast: string) => {
  await admin.page.goto(`${url}${path}`);
  await fill();
  await admin.page.getByRole("button", { name: save }).click();
  await said(toast);
  await admin.page.waitForURL(`${url}/admin/catalogue`);
};

const find = async (kind: string, text: string) => {
  await list(kind).getByRole("searchbox").fill(text);
  await list(kind)
    .getByRole("link", { name: `Edit ${text}` })
    .waitFor();
};

/** A hand leaves a page later than a script, which would go before the disk has answered. */
const isKept = (typed: string) => expect.poll(() => everythingStored(admin.page)).toContain(typed);

describe("the operator keeps the catalogue", () => {
  it("is told what is missing, and the first missing field is ready to be typed in", async () => {
    const { page } = admin;
    await page.goto(`${url}/admin/destinations/new`);
    await page.getByRole("button", { name: "Save destination" }).click();
    await page.getByText("City is required").waitFor();
    await said("Name is required");
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe("name");
  });

  it("makes a destination by clicking the map, with a picture that a visitor sees", async () => {
    const { page } = admin;
    await create(
      "/admin/destinations/new",
      async () => {
        await page.getByRole("textbox", { name: "Name" }).fill(name);
        await page.getByRole("textbox", { name: "City" }).fill("Navoi");
        await page.getByRole("textbox", { name: "Description" }).fill("A place made by a story.");
        await page.getByRole("checkbox", { name: "Featured" }).check();
        const map = page.getByRole("group", { name: "Click on the map" });
        await map.click({ position: { x: 300, y: 150 } });
        expect(Number(await page.getByRole("textbox", { name: "Latitude" }).inputValue())).toBeGreaterThan(37);
        await page.getByTestId("image-file").setInputFiles({
          name: "not a picture.png",
          mimeType: "image/png",
          buffer: Buffer.from("<html>"),
        });
        await page.getByText("This image cannot be read").waitFor();
        await page.getByTestId("image-file").setInputFiles(join(root, "public/icons/icon-512.png"));
        await said("Image updated successfully");
      },
      "Save destination",
      "Destination saved successfully",
    );
    await lookAgain();
    const card = visitor.page.getByRole("link", { name }).first();
    await card.waitFor();
    await card.scrollIntoViewIfNeeded();
    const picture = visitor.page.locator(`img[src*="icon-512-1600.webp"]`).first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  });

  it("makes a tour of it: days in order by keyboard, dates once and never past", async () => {
    const { page } = admin;
    await create(
      "/admin/tours/new",
      async () => {
        await page.getByRole("textbox", { name: "Title" }).fill(`${name} tour`);
        await page.getByRole("textbox", { name: "Description" }).fill("Two days.");
        await page.getByRole("combobox", { name: "Destination" }).selectOption({ label: name });
        await page.getByRole("spinbutton", { name: "Duration" }).fill("2");
        await page.getByRole("spinbutton", { name: "Price" }).fill("99.50");
        await page.getByRole("button", { name: "Add day" }).press("Enter");
        await page.getByRole("textbox", { name: "Itinerary: Day 1" }).fill("Second");
        await page.getByRole("button", { name: "Add day" }).press("Enter");
        await page.getByRole("textbox", { name: "Itinerary: Day 2" }).fill("First");
        await page.getByRole("button", { name: "Move day 2 up" }).press("Enter");
        expect(await page.getByRole("textbox", { name: "Itinerary: Day 1" }).inputValue()).toBe("First");
        await page.getByRole("button", { name: "Add date" }).click();
        await page.getByText(SAYS.date).waitFor();
        await page.locator("button[data-direction=next]").click();
        await page.getByRole("button", { name: /^15 / }).click();
        await page.getByRole("button", { name: "Add date" }).click();
        await page.getByRole("button", { name: "Add date" }).click();
        await page.getByText("This date is in the list already.").waitFor();
        expect(await page.getByRole("button", { name: /^Remove .*15/ }).count()).toBe(1);
      },
      "Save tour",
      "Tour created successfully",
    );
  });

  it("changes the tour while another admin does: told what changed, and nothing is lost", async () => {
    const { page } = admin;
    await page.goto(`${url}/admin/catalogue`);
    await find("Tours", `${name} tour`);
    await list("Tours")
      .getByRole("link", { name: `Edit ${name} tour` })
      .click();
    await page.getByRole("textbox", { name: "Title" }).fill(`${name} mine`);
    const other = await admin.context.newPage();
    await other.goto(page.url());
    await other.getByRole("textbox", { name: "Title" }).waitFor();
    // The draft of the first page is shared with the second: what they see is the same, so the other begins anew.
    await other.getByRole("button", { name: "Discard it" }).click();
    await other.getByRole("spinbutton", { name: "Price" }).fill("120");
    await other.getByRole("textbox", { name: "Title" }).fill(`${name} theirs`);
    await other.getByRole("button", { name: "Save tour" }).click();
    await other.waitForURL(`${url}/admin/catalogue`);
    await other.close();
    await page.getByRole("textbox", { name: "Meeting point" }).fill("Gate");
    await page.getByRole("button", { name: "Save tour" }).click();
    const dialog = page.getByRole("dialog", { name: "This item was saved by someone else while you were editing" });
    await dialog.getByRole("radio", { name: `${name} theirs` }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Save with these choices" }).click();
    await said("Tour updated successfully");
    await page.waitForURL(`${url}/admin/catalogue`);
    await find("Tours", `${name} mine`);
    await list("Tours").getByText("$120 · 2 days").waitFor();
  });

  it("makes a package of it, features it, and takes everything away again", async () => {
    const { page } = admin;
    await create(
      "/admin/packages/new",
      async () => {
        await page.getByRole("textbox", { name: "Title" }).fill(`${name} package`);
        await page.getByRole("textbox", { name: "Description" }).fill("All of it.");
        await page.getByRole("checkbox", { name: `${name} mine` }).check();
      },
      "Save package",
      "Package created successfully",
    );
    await find("Packages", `${name} package`);
    await list("Packages")
      .getByRole("checkbox", { name: `Featured: ${name} package` })
      .check();
    await said("Data updated successfully");
    for (const [kinds, kind, title] of [
      ["Packages", "package", `${name} package`],
      ["Tours", "tour", `${name} mine`],
      ["Destinations", "destination", name],
    ] as const) {
      await find(kinds, title);
      await list(kinds)
        .getByRole("button", { name: `Delete ${title}` })
        .click();
      const dialog = page.getByRole("dialog", { name: `Are you sure you want to delete this ${kind}?` });
      await dialog.getByRole("button", { name: "Delete" }).click();
      await said(`${kinds.slice(0, -1)} deleted successfully`);
    }
    await lookAgain();
    await visitor.page.getByRole("link", { name }).first().waitFor({ state: "detached" });
  });

  it("goes on without a connection: shows its own copy, says why saving waits, then saves by itself", async () => {
    const { page, context } = admin;
    await page.goto(`${url}/admin/catalogue`);
    await list("Tours").getByRole("listitem").nth(3).waitFor();
    await context.setOffline(true);
    await list("Tours").getByRole("searchbox").fill("khiva");
    await list("Tours").getByText("No connection: this is the catalogue on this device.").waitFor();
    await expect.poll(() => list("Tours").getByRole("link", { name: "Edit" }).count()).toBeGreaterThan(0);
    for (const link of await list("Tours").getByRole("link", { name: "Edit" }).all()) {
      expect(await link.getAttribute("aria-label")).toMatch(/khiva/i);
    }
    await context.setOffline(false);
    await page.goto(`${url}/admin/destinations/new`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.getByRole("textbox", { name: "Name" }).fill(`${name} offline`);
    await page.getByRole("textbox", { name: "City" }).fill("Nukus");
    await page.getByRole("textbox", { name: "Description" }).fill("Typed in the desert.");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Save destination" }).click();
    await page.getByText("Not saved yet: there is no connection.").waitFor();
    await context.setOffline(false);
    await said("Destination saved successfully");
    await page.waitForURL(`${url}/admin/catalogue`);
    await find("Destinations", `${name} offline`);
    // What was used once opens again with no network at all, from the start.
    await context.setOffline(true);
    await page.goto(`${url}/admin/catalogue`);
    await list("Tours").getByText("No connection: this is the catalogue on this device.").waitFor();
    await expect.poll(() => list("Tours").getByRole("link", { name: "Edit" }).count()).toBeGreaterThan(3);
    await context.setOffline(false);
  });

  it("keeps what was begun, a copy beside a new one, and finds both again from the dashboard", async () => {
    const { page } = admin;
    await page.goto(`${url}/admin/destinations/new`);
    await page.getByRole("textbox", { name: "Name" }).fill(`${name} begun`);
    await isKept(`${name} begun`);
    await page.goto(`${url}/admin/catalogue`);
    await find("Destinations", `${name} offline`);
    await list("Destinations")
      .getByRole("link", { name: `Duplicate ${name} offline` })
      .click();
    await page.getByRole("textbox", { name: "City" }).fill("Muynak");
    await isKept("Muynak");
    await page.reload();
    await page.getByText("What you typed earlier and did not save is back.").waitFor();
    expect(await page.getByRole("textbox", { name: "City" }).inputValue()).toBe("Muynak");
    await page.goto(`${url}/admin/catalogue`);
    await list("Destinations")
      .getByRole("button", { name: `Discard the draft of ${name} offline (copy)` })
      .click();
    await page.getByRole("dialog", { name: "Discard this draft?" }).getByRole("button", { name: "Discard" }).click();
    await list("Destinations")
      .getByRole("link", { name: `Continue with ${name} begun` })
      .click();
    await page.getByText("What you typed earlier and did not save is back.").waitFor();
    expect(await page.getByRole("textbox", { name: "Name" }).inputValue()).toBe(`${name} begun`);
    await page.getByRole("button", { name: "Discard it" }).click();
    await expect.poll(() => page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("");
  });

  it("asks before unsaved changes are left", async () => {
    const { page } = admin;
    await page.goto(`${url}/admin/packages/new`);
    await page.getByRole("textbox", { name: "Title" }).fill("Half a package");
    await page.getByRole("link", { name: "Back to Dashboard" }).click();
    const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
    await dialog.getByRole("button", { name: "Leave" }).click();
    await page.waitForURL(`${url}/admin/catalogue`);
  });
});

describe.each(["light", "dark"] as const)("the keeper's screens in %s", (scheme) => {
  it.each(["/admin", "/admin/catalogue", "/admin/destinations/new", "/admin/tours/new", "/admin/packages/new"])(
    "%s has no accessibility violation",
    async (path) => {
      await admin.page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      await admin.page.goto(`${url}${path}`, { waitUntil: "networkidle" });
      // A busy machine may still be drawing.
      await admin.page.locator("main h1").first().waitFor();
      expect(await axeFindings(admin.page)).toEqual([]);
    },
  );
});
