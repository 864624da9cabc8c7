import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aCompanionTrip, aCompanionView } from "../../domain/companions/companion.fixture.ts";
import type { CompanionDetails } from "../../domain/companions/companion-details.ts";
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

let place: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  saved.length = 0;
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

type Props = Parameters<typeof DetailsPanel>[0];
const show = (props: Partial<Props> = {}) =>
  act(async () =>
    root.render(
      <MantineProvider>
        <DetailsPanel trip={aCompanionTrip()} details={null} today="2027-04-01" {...props} />
      </MantineProvider>,
    ),
  );
const status = () => place.querySelector('[role="status"]')?.textContent;
const input = (name: string) => place.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const type = (name: string, text: string) =>
  act(async () => {
    const field = input(name);
    if (!field) throw new Error(`No field ${name}`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
const send = () => act(async () => place.querySelector("form")?.requestSubmit());

it("asks for details until some were sent, and then never shows them", async () => {
  await show();
  expect(status()).toMatch(/^Hotels and trains require them/);
  await type("name", "Bek Olimov");
  await type("birth_year", "1990");
  await type("passport", "AB 1234567");
  await send();
  expect(saved).toEqual([
    { name: "Bek Olimov", birth_year: 1990, nationality: null, passport: "AB 1234567", diet: null, note: null },
  ]);
  await show({ trip: aCompanionTrip({ details_saved_at: Date.parse("2026-11-22T20:00:00Z") }) });
  expect(status()).toBe("Sent to us on 23 Nov 2026. To change something, send all of it again.");
  expect(input("passport")?.value).toBe("");
});

it("sends nothing without a full name or with a passport number of other signs", async () => {
  await show();
  await type("passport", "№ 12");
  await send();
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
