import { beforeEach, expect, it, vi } from "vitest";
import { screen, show } from "../../../tests/support/screen.tsx";
import type { CostInput, DepartureCost } from "../../domain/desk/departures/costs.ts";
import { refusedResult } from "../../domain/result.ts";

type Verb = (args: { cost: CostInput }) => unknown;
const verbs = vi.hoisted((): Record<string, Verb> => ({}));
vi.mock("../../data/remote/desk/ask-desk.ts", () => ({
  callDesk: async (verb: string, args: { cost: CostInput }) => verbs[verb]?.(args),
}));
const { CostsPanel } = await import("./costs-panel.tsx");

const bus: DepartureCost = { id: "b", kind: "transport", amount_cents: 8_050, note: "Bus" };
const sums = { sales_cents: 110_000, fees_cents: 10_000, commission_cents: 0 };
const done = { ok: true, value: { ok: true } };
let costs: readonly DepartureCost[] = [];

beforeEach(() => {
  costs = [bus];
  verbs["rpc/admin_departure_costs"] = () => {
    const costs_cents = costs.reduce((cents, { amount_cents }) => cents + amount_cents, 0);
    return { ok: true, value: { ...sums, costs, costs_cents, margin_cents: 100_000 - costs_cents } };
  };
  show(<CostsPanel departure="d" />);
});

it("adds a cost with its kind, and shows the new margin", async () => {
  await screen.sees("Margin$919.50");
  verbs["rpc/add_departure_cost"] = ({ cost }) => {
    costs = [...costs, cost];
    return done;
  };
  await screen.tap("Add a cost");
  await screen.fill("Kind", "guide");
  await screen.fill("Amount in dollars", "0");
  await screen.tap("Add a cost", "form");
  await screen.sees("An amount such as 120 or 120.50");
  await screen.fill("Amount in dollars", "120.50");
  await screen.fill("Note", "Aziz");
  await screen.tap("Add a cost", "form");
  await screen.sees("Margin$799.00");
  expect(screen.text()).toContain("Guide, Aziz$120.50");
  expect(costs[1]).toMatchObject({ departure_id: "d", kind: "guide", amount_cents: 12_050, note: "Aziz" });
});

it("removes a cost, and says when that failed", async () => {
  verbs["rpc/remove_departure_cost"] = () => refusedResult({ code: "forbidden" });
  await screen.tap("Remove Transport, $80.50");
  await screen.until(() => expect(screen.toasts()[0]?.title).toBe("The cost is still there"));
  verbs["rpc/remove_departure_cost"] = () => {
    costs = [];
    return done;
  };
  await screen.tap("Remove Transport, $80.50");
  await screen.sees("No costs yet.");
  expect(screen.text()).toContain("Margin$1,000.00");
});
