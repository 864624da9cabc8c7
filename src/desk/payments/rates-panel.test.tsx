import { expect, it, vi } from "vitest";
import { screen, show } from "../../../tests/support/screen.tsx";

vi.mock("../../data/remote/desk/ask-desk.ts", () => ({
  callDesk: async () => ({ ok: true, value: [{ currency: "UZS", per_dollar: 12_500, day: "2026-11-28" }] }),
}));
const { IsOwnerContext } = await import("../shared/owner.ts");
const { RatesPanel } = await import("./rates-panel.tsx");

it.each([
  ["shows the rates without a field to the office, which cannot save them", false, 0],
  ["lets an owner type a rate of each currency", true, 4],
])("%s", async (_, isOwner, fields) => {
  show(
    <IsOwnerContext value={isOwner}>
      <RatesPanel />
    </IsOwnerContext>,
  );
  await screen.sees("Rate of 28 Nov 2026");
  expect(document.querySelectorAll("input")).toHaveLength(fields);
});
