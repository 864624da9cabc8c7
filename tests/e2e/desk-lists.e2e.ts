import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { beyond } from "../support/look-around.ts";
import { holdSeats, newName, type OwnBooking } from "../support/shop/bookings.ts";
import { signInAsAdmin } from "../support/shop/pages.ts";
import { askAsAdmin } from "../support/shop/shop.ts";
import { daysAhead, makeTour } from "../support/shop/tours.ts";
import { adminBrowser, shop } from "./desk-browser.ts";

const desk = adminBrowser();
const { page, openRead, dialog } = desk;
const family = newName("Family").split(" ").at(-1) ?? "";
let anna: OwnBooking;

beforeAll(async () => {
  const [day = ""] = daysAhead(40);
  const tour = await makeTour(shop, [day]);
  anna = await holdSeats(shop, tour, day, { name: `Anna ${family}`, guests: 1 });
  await holdSeats(shop, tour, day, { name: `Boris ${family}`, guests: 1 });
  await holdSeats(shop, tour, day, { name: `Clara ${family}`, guests: 1 });
});

const table = () => page().getByRole("table", { name: "Bookings" });
const names = () => table().locator("tbody").getByRole("rowheader").allTextContents();
const everyone = ["Anna", "Boris", "Clara"].map((first) => `${first} ${family}`);
const select = (name: string) => page().getByRole("checkbox", { name: new RegExp(`^Select ${name}`) });
const openFamily = async (query = "&sort=name") => {
  await openRead(`/admin/bookings?search=${family}${query}`);
  await select("Clara").waitFor();
};
const bar = () => page().getByRole("region", { name: "Selected bookings" });

it("opens the command field by / and Ctrl+K, lists what it finds, and goes where Enter leads", async () => {
  await openRead("/admin/bookings");
  await page().getByRole("searchbox", { name: "Search" }).fill("a/b");
  await page().keyboard.press("Control+k");
  const command = page().getByRole("combobox", { name: "Search and actions" });
  expect(await command.evaluate((field) => field === document.activeElement)).toBe(true);
  await page().keyboard.type(family);
  const options = page().getByRole("listbox", { name: "Search and actions" }).getByRole("option");
  await options.nth(2).waitFor();
  expect((await options.allTextContents()).map((text) => text.slice(0, 4)).toSorted()).toEqual([
    "Anna",
    "Bori",
    "Clar",
  ]);
  const active = () => command.getAttribute("aria-activedescendant");
  const first = await active();
  await page().keyboard.press("ArrowDown");
  expect(await active()).not.toBe(first);
  await page().keyboard.press("Escape");
  await options.first().waitFor({ state: "detached" });

  await page().locator("body").press("/");
  await page().keyboard.type("new book");
  await page().getByRole("option", { name: "New booking" }).waitFor();
  await page().keyboard.press("Enter");
  await page().waitForURL(`${shop.url}/admin/bookings/new`);

  await openRead("/admin/requests");
  await page().keyboard.press("/");
  await page().keyboard.type(`anna ${family}`);
  await page().keyboard.press("Enter");
  await page().waitForURL(`${shop.url}/admin/bookings/${anna.id}`);
});

it("sorts on the server and ticks rows by mouse, Shift and keys, and keeps the ticks while sorting", async () => {
  await openFamily("");
  const head = table().getByRole("columnheader", { name: "Name" });
  await head.getByRole("button").click();
  await page().waitForURL(/sort=name/);
  await expect.poll(names).toEqual(everyone);
  expect(await head.getAttribute("aria-sort")).toBe("ascending");
  await table().getByText("Total: 3 rows").waitFor();
  await select("Anna").check();
  await select("Clara").click({ modifiers: ["Shift"] });
  await bar().getByText("3 selected").waitFor();
  await head.getByRole("button").click();
  await expect.poll(names).toEqual(everyone.toReversed());
  await bar().getByText("3 selected").waitFor();
  await bar().getByRole("button", { name: "Clear" }).click();
  await bar().waitFor({ state: "detached" });
  await page().getByRole("searchbox", { name: "Search" }).fill(`${family} nobody`);
  await page().getByRole("status").filter({ hasText: "0 rows" }).waitFor({ state: "attached" });

  await openFamily();
  for (const key of ["j", "j", "x"]) await page().keyboard.press(key);
  expect(await select("Boris").isChecked()).toBe(true);
  await page().keyboard.press("k");
  await page().keyboard.press("?");
  await page().getByRole("dialog", { name: "Keys" }).waitFor();
  await page().keyboard.press("Escape");
  await page().keyboard.press("Enter");
  await page().waitForURL(`${shop.url}/admin/bookings/${anna.id}`);
});

it("remembers columns and widths on this device, and a saved view on every device of the admin", async () => {
  const name = `Mine ${randomUUID().slice(0, 8)}`;
  await openFamily("&sort=-name");
  await page().getByText("Columns", { exact: true }).click();
  await page().getByRole("checkbox", { name: "Phone" }).check();
  await page().getByRole("checkbox", { name: "Trip" }).uncheck();
  const column = (title: string) => table().getByRole("columnheader", { name: title });
  await column("Phone").waitFor();
  await column("Trip").waitFor({ state: "detached" });
  const edge = page().getByRole("separator", { name: "Width of Reference" });
  const width = Number(await edge.getAttribute("aria-valuenow"));
  await edge.focus();
  await page().keyboard.press("ArrowRight");
  await page().reload();
  await column("Phone").waitFor();
  expect(Number(await edge.getAttribute("aria-valuenow"))).toBe(width + 16);

  await page().getByRole("button", { name: "Save view" }).click();
  await dialog().getByLabel("Name").fill(name);
  await desk.press("Save view");
  const views = page().getByRole("navigation", { name: "Views" });
  await views.getByRole("link", { name }).waitFor();
  const other = await openBrowser({ viewport: { width: 1280, height: 900 } });
  await signInAsAdmin(other.page, shop);
  await other.page.goto(`${shop.url}/admin/bookings`);
  await other.page.getByRole("link", { name }).click();
  await other.page.getByText("Total: 3 rows").waitFor();
  expect(new URL(other.page.url()).searchParams.get("sort")).toBe("-name");
  await other.close();
  await views.getByRole("button", { name: `Remove the view ${name}` }).click();
  await views.getByRole("link", { name }).waitFor({ state: "detached" });
});

it("exports all that was found, and marks many once although the answer was lost", async () => {
  await openFamily();
  await select("Anna").check();
  await bar().getByRole("button", { name: "Select all 3 found" }).click();
  await bar().getByText("3 selected").waitFor();
  const lines = (await desk.download("Export CSV")).text.trim().split("\r\n");
  expect(lines).toHaveLength(4);
  for (const one of everyone) expect(lines.some((line) => line.includes(one))).toBe(true);
  expect(lines[1]).toContain("+998 90 123 45 67");

  await bar().getByRole("button", { name: "Mark" }).click();
  await desk.press("Mark as needing attention");
  await dialog().getByText("Please give a reason.").waitFor();
  await dialog().getByLabel("Reason").fill("Passports missing");
  let lost = 0;
  await desk.context().route("**/rpc/admin_mark_bookings", async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await desk.press("Mark as needing attention");
  await dialog().getByText("3 failed").first().waitFor();
  await dialog().getByText("The server did not answer").first().waitFor();
  await desk.context().unroute("**/rpc/admin_mark_bookings");
  await desk.press("Try these again");
  await dialog().getByText("3 of 3 done").waitFor();
  expect(lost).toBeGreaterThan(0);
  await desk.press("Close");
  await page().getByText("Passports missing").nth(1).waitFor();
  const { history } = await askAsAdmin<{ history: { action: string }[] }>(shop, "rpc/admin_booking", {
    booking_id: anna.id,
  });
  expect(history.filter(({ action }) => action === "marked")).toHaveLength(1);
});

it("assigns one guide to the departures of all selected bookings, and begins a letter to their travelers", async () => {
  const guide = { id: randomUUID(), name: newName("Guide"), phone: "+998901112233", email: null };
  await askAsAdmin(shop, "rpc/save_guide", { guide });
  await openFamily();
  await page().getByRole("checkbox", { name: "Select all on this page" }).check();
  await bar().getByRole("button", { name: "Assign guide" }).click();
  await page().getByRole("dialog", { name: "Assign a guide to 1 departure" }).waitFor();
  await dialog()
    .getByLabel("Guide", { exact: true })
    .selectOption({ label: `${guide.name}: Free` });
  await dialog().getByRole("button", { name: "Assign" }).click();
  await dialog().getByText("1 of 1 done").waitFor();
  await desk.press("Close");
  await desk.closed();
  await bar().getByRole("button", { name: "Write to guests" }).click();
  await dialog().getByLabel("Subject").waitFor();
  await page().keyboard.press("Escape");
  await bar().getByText("3 selected").waitFor();
});

it("shows a table as lines that fit on a phone, still named as a table", async () => {
  await page().setViewportSize({ width: 390, height: 844 });
  await openFamily();
  await expect.poll(names).toEqual(everyone);
  expect(await beyond(page())).toBe(0);
  await page().getByLabel("Sort by").selectOption("-name");
  await page().waitForURL(/sort=-name/);
  await page().getByRole("button", { name: "More" }).click();
  await page().getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Gift cards" }).click();
  await page().getByRole("heading", { level: 1, name: "Gift cards" }).waitFor();
  await page().setViewportSize({ width: 1280, height: 900 });
});
