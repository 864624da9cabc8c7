import "fake-indexeddb/auto";
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { CHANGED_MEANWHILE, SETTINGS } from "#texts/desk.ts";
import { find, place, render, tap, type } from "../../../../tests/support/render.tsx";
import type { DeskSettings } from "../../../domain/shop/settings-schema.ts";
import { UNSET_SHOP } from "../../../domain/shop/settings.ts";
import { useWaitingToasts } from "../../../shared/ui/toast/toast.ts";

const stored: DeskSettings = {
  ...UNSET_SHOP,
  currencies: [...UNSET_SHOP.currencies],
  address: "Registan 12",
  people: [],
  revision: 4,
  charged_currency: "USD",
  mail_name: "",
  mail_from: "",
  mail_to: "",
  fiscal_mxik: "",
  fiscal_package_code: "",
  fiscal_vat: "no",
  cash_ceiling_som: "25000000",
};
const server = vi.hoisted(() => ({
  saves: [] as unknown[],
  answers: [] as unknown[],
  today: new Date().toISOString().slice(0, 10),
}));
vi.mock("../../../data/remote/desk/ask-desk.ts", async (original) => ({
  ...(await original<object>()),
  callDesk: async (verb: string, args: unknown) => {
    if (verb === "rpc/admin_settings") return { ok: true, value: stored };
    if (verb === "rpc/admin_rates")
      return { ok: true, value: [{ currency: "UZS", per_dollar: 12_000, day: server.today }] };
    if (verb === "rpc/admin_translations") return { ok: true, value: {} };
    server.saves.push(args);
    return server.answers.shift();
  },
}));
vi.mock("../../../data/sync/catalogue/catalogue.ts", () => ({ syncCatalogue: async () => undefined }));
vi.mock("../../shared/use-offline-days.ts", () => ({ useOfflineDays: () => undefined }));
const { SettingsScreen } = await import("./settings-screen.tsx");
const { SECTION_TITLES, SETTINGS_SECTIONS } = await import("./sections.ts");
const { IsOwnerContext } = await import("../../shared/owner.ts");

const show = (isOwner = true) =>
  render(
    <IsOwnerContext value={isOwner}>
      <SettingsScreen key={String(isOwner)} />
    </IsOwnerContext>,
  );
beforeEach(async () => {
  server.saves.length = 0;
  server.answers.length = 0;
  useWaitingToasts.setState({ toasts: [] });
  await show();
});

function section(title: string) {
  const found = [...place.querySelectorAll("section")].find((one) => one.querySelector("h2")?.textContent === title);
  if (!found) throw new Error(`No ${title}`);
  return found;
}
function fieldOf(group: string, label: string) {
  const labels = [...section(group).querySelectorAll("label")];
  const id = labels.find(({ textContent }) => textContent === label)?.htmlFor ?? "";
  const input = document.getElementById(id) ?? section(group).querySelector(`[aria-label="${label}"]`);
  if (!(input instanceof HTMLInputElement)) throw new Error(`No ${label}`);
  return input;
}
const typeInto = (group: string, label: string, text: string) => type(fieldOf(group, label), text);
async function save(group: string): Promise<void> {
  await act(async () => section(group).querySelector<HTMLButtonElement>("button[type=submit]")?.click());
}
const saved = (changes: Partial<DeskSettings>) => ({
  ok: true,
  value: { ok: true, settings: { ...stored, revision: 5, ...changes } },
});
const alert = (group: string) => section(group).querySelector('[role="alert"]')?.textContent;

it("has the settings' texts in each language, for owners alone", async () => {
  expect(section("Translations").textContent).toContain("1 to translate");
  await show(false);
  expect(() => section("Translations")).toThrow();
});

it("sends the changed settings of one group, under the revision that was read", async () => {
  server.answers.push(saved({ email: "hello@shop.uz" }), saved({ email: "hello@shop.uz", name: "Silk", revision: 6 }));
  await typeInto("Shop", "Name of the shop", "Silk");
  await typeInto("Contacts", "Email", " hello@shop.uz ");
  await save("Contacts");
  expect(fieldOf("Shop", "Name of the shop").value).toBe("Silk");
  await save("Shop");
  expect(server.saves).toEqual([
    { settings: { email: "hello@shop.uz" }, seen: 4 },
    { settings: { name: "Silk" }, seen: 5 },
  ]);
});

it("sends nothing when a field is wrong, and calls it no error that nothing was changed", async () => {
  await typeInto("Contacts", "Phone", "call me");
  await save("Contacts");
  expect(section("Contacts").textContent).toContain("Invalid phone number format");
  await save("Mails");
  expect(alert("Mails")).toBeUndefined();
  expect(useWaitingToasts.getState().toasts).toMatchObject([{ title: SETTINGS.unchanged, tone: "info" }]);
  expect(server.saves).toEqual([]);
});

it("fills Save of a changed section, and asks before leaving until the change is saved or taken back", async () => {
  const variant = () => find("button[type=submit]", section("Contacts")).dataset["variant"];
  const isAskedOnClose = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const typePhone = (phone: string) => typeInto("Contacts", "Phone", phone);
  expect([variant(), isAskedOnClose()]).toEqual(["default", false]);
  await typePhone("+998 71 200 10 10");
  expect([variant(), isAskedOnClose()]).toEqual(["filled", true]);
  await typePhone(stored.phone);
  expect([variant(), isAskedOnClose()]).toEqual(["default", false]);
  server.answers.push(saved({ phone: "+998 71 200 10 10" }));
  await typePhone("+998 71 200 10 10");
  await save("Contacts");
  expect([variant(), isAskedOnClose()]).toEqual(["default", false]);
});

it("reports another admin's save, keeps what was typed and saves over it", async () => {
  const refusal = { code: "changed", now: { ...stored, revision: 9 } };
  server.answers.push({ ok: false, code: "refused", reason: "changed", refusal }, saved({ revision: 10 }));
  await typeInto("Contacts", "Office address", "1 New Street");
  await save("Contacts");
  expect(alert("Contacts")).toBe(CHANGED_MEANWHILE);
  expect(fieldOf("Contacts", "Office address").value).toBe("1 New Street");
  await save("Contacts");
  expect(server.saves.at(-1)).toEqual({ settings: { address: "1 New Street" }, seen: 9 });
});

it("reports a lost answer, and keeps what was typed", async () => {
  server.answers.push({ ok: false, code: "unreachable", reason: "unreachable" });
  await typeInto("Shop", "Since", "2014");
  await save("Shop");
  expect(alert("Shop")).toContain("offline");
  expect(fieldOf("Shop", "Since").value).toBe("2014");
});

it("sends new tiers and a new deposit as numbers", async () => {
  server.answers.push(saved({}), saved({}));
  await typeInto("Cancellation", SETTINGS.tiers.percent({ place: 4 }), "10");
  await save("Cancellation");
  await typeInto("Prices and deposit", SETTINGS.prices.percent, "");
  await save("Prices and deposit");
  expect(server.saves).toEqual([
    {
      settings: {
        tiers: [
          { min_days: 60, percent: 100, fee_per_person_cents: 10_000 },
          { min_days: 30, percent: 75, fee_per_person_cents: 0 },
          { min_days: 15, percent: 50, fee_per_person_cents: 0 },
          { min_days: 0, percent: 10, fee_per_person_cents: 0 },
        ],
      },
      seen: 4,
    },
    { settings: { plan: null }, seen: 5 },
  ]);
});

it("says what charging another currency changes before it is saved, and asks for a missing rate first", async () => {
  const choose = (currency: string) => type(find("select", section("Currencies")), currency);
  server.answers.push(saved({ charged_currency: "UZS" }));
  await choose("RUB");
  expect(section("Currencies").textContent).toContain(SETTINGS.currencies.noRate({ to: "RUB" }));
  await save("Currencies");
  expect(server.saves).toEqual([]);
  await choose("UZS");
  expect(section("Currencies").textContent).toContain("a trip of $1,000 costs about 12 million UZS");
  expect(section("Currencies").textContent).toContain("stay in USD");
  await save("Currencies");
  expect(server.saves).toEqual([{ settings: { charged_currency: "UZS" }, seen: 4 }]);
});

it("sends the people in their new order, and names the one who lacks a name", async () => {
  const click = (label: string) => tap(label, section("People"));
  server.answers.push(saved({}));
  await click("Add person");
  await typeInto("People", "Person 1: Name", " Timur ");
  await click("Add person");
  await save("People");
  expect(section("People").textContent).toContain("Person 2: a name is required");
  await typeInto("People", "Person 2: Name", "Malika");
  await typeInto("People", "Person 2: Role", "Founder");
  await click("Move person 2 up");
  await save("People");
  const nobody = { role: "", words: "", picture: "" };
  const people = [
    { ...nobody, name: "Malika", role: "Founder" },
    { ...nobody, name: "Timur" },
  ];
  expect(server.saves).toEqual([{ settings: { people }, seen: 4 }]);
});

it("refuses an office off the globe, and sends its coordinates as texts", async () => {
  server.answers.push(saved({}));
  await typeInto("Office on the map", "Latitude", "139.65");
  await save("Office on the map");
  expect(section("Office on the map").textContent).toContain("Latitude must be between -90 and 90");
  await typeInto("Office on the map", "Latitude", "39.65");
  await typeInto("Office on the map", "Longitude", "66.97");
  await save("Office on the map");
  expect(server.saves).toEqual([{ settings: { latitude: "39.65", longitude: "66.97" }, seen: 4 }]);
});

it("refuses tiers that would refund more to those who wait", async () => {
  await typeInto("Cancellation", SETTINGS.tiers.percent({ place: 4 }), "80");
  await save("Cancellation");
  expect(alert("Cancellation")).toBe(SETTINGS.tiers.wrong);
  expect(server.saves).toEqual([]);
});

it("shows the office every setting, and no way to change one", async () => {
  await show(false);
  expect(place.textContent).toContain(SETTINGS.ownersOnly);
  expect(fieldOf("Shop", "Name of the shop").closest("fieldset")?.disabled).toBe(true);
  expect(place.querySelector("button[type=submit]")).toBeNull();
});

it("names every section in an index, and focuses the field or the section that the address names", async () => {
  const links = [...find("nav").querySelectorAll("a")].map(({ hash, textContent }) => [hash, textContent]);
  expect(links).toEqual(SETTINGS_SECTIONS.map((name) => [`#${name}`, SECTION_TITLES[name]]));
  for (const [hash] of links) expect(place.querySelector(`section${hash}`)).not.toBeNull();
  await render(<SettingsScreen />, "/admin/settings#tiers");
  expect(document.activeElement).toBe(section("Cancellation"));
  await render(<SettingsScreen />, "/admin/settings#phone");
  expect(document.activeElement).toBe(fieldOf("Contacts", "Phone"));
});
