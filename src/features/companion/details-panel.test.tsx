import { beforeEach, expect, it, vi } from "vitest";
import { field, place, render, submit, type } from "../../../tests/support/render.tsx";
import type { CompanionDetails } from "../../domain/companions/companion-details.ts";
import { aCompanionTrip, aCompanionView } from "../../domain/companions/companion.fixture.ts";
import { aMessageEntry } from "../../domain/outbox/outbox.fixture.ts";

const saved = vi.hoisted((): unknown[] => []);
vi.mock("../../data/local/drafts.ts", async (actual) => ({
  ...(await actual<object>()),
  formDraft: () => ({
    load: async () => null,
    save: async () => null,
    saveSync: () => undefined,
    remove: async () => undefined,
  }),
}));
vi.mock("../../data/sync/outbox/outbox.ts", () => ({ openOutbox: () => ({ wake: () => undefined }) }));
vi.mock("../../data/sync/outbox/save-companion-details.ts", () => ({
  saveCompanionDetails: async (_: unknown, details: CompanionDetails) => {
    saved.push(details);
    return { ok: true, id: "x" };
  },
}));
const { DetailsPanel } = await import("./details-panel.tsx");

beforeEach(() => {
  saved.length = 0;
});

type Props = Parameters<typeof DetailsPanel>[0];
const show = (props: Partial<Props> = {}) =>
  render(<DetailsPanel trip={aCompanionTrip()} details={null} today="2027-04-01" {...props} />);
const status = () => place.querySelector('[role="status"]')?.textContent;

it("asks for details until some were sent, and then never shows them", async () => {
  await show();
  expect(status()).toMatch(/^Hotels and trains require them/);
  await type("name", "Bek Olimov");
  await type("birth_year", "1990");
  await type("passport", "AB 1234567");
  await submit();
  expect(saved).toEqual([
    { name: "Bek Olimov", birth_year: 1990, nationality: null, passport: "AB 1234567", diet: null, note: null },
  ]);
  await show({ trip: aCompanionTrip({ details_saved_at: Date.parse("2026-11-22T20:00:00Z") }) });
  expect(status()).toBe("Sent to us on 23 Nov 2026. To change something, send all of it again.");
  expect(field("passport").value).toBe("");
});

it("names no hotel as the reason when the trip takes one day", async () => {
  await show({ trip: aCompanionTrip({ view: aCompanionView({ ends_on: aCompanionView().check_in }) }) });
  expect(status()).toMatch(/^Your guide needs them\. Only we/);
});

it("sends nothing without a full name or with a passport number of other signs", async () => {
  await show();
  await type("passport", "№ 12");
  await submit();
  expect(saved).toEqual([]);
  expect(place.textContent).toContain("Your full name is required");
  expect(place.textContent).toContain("Please copy the number as it stands in the passport");
});

it("says that details are queued, and not that they were sent", async () => {
  await show({ trip: aCompanionTrip({ details_saved_at: 5 }), details: aMessageEntry("companion_details") });
  expect(status()).toMatch(/^Saved on this device, not sent yet/);
});

it("says that details sent from another device are there", async () => {
  const view = aCompanionView({ details_saved_at: Date.parse("2026-11-22T10:00:00Z") });
  await show({ trip: aCompanionTrip({ view }) });
  expect(status()).toMatch(/^Sent to us on 22 Nov 2026/);
});

it.each([
  ["newer_details", "Newer details were sent from another device"],
  ["trip_over", "This trip has ended or was cancelled"],
  ["a code of next year", "Your details could not be sent"],
])("%s: says why details were refused, and claims nothing was sent", async (code, text) => {
  const trip = aCompanionTrip({ details_saved_at: 5 });
  await show({ trip, details: aMessageEntry("companion_details", code) });
  expect(place.querySelector('[role="alert"]')?.textContent).toContain(text);
  expect(status()).toMatch(/^Hotels and trains require them/);
});
