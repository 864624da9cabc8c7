import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { departureCostsSchema } from "../../src/domain/desk/departures/costs.ts";
import { monthStatementSchema } from "../../src/domain/desk/payments/month-statement.ts";
import { auditSentence } from "../../src/text/audit.ts";
import { call, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

onOneEngine("the costs of a departure", (db) => {
  let [tour, day, departure] = ["", "", ""];
  beforeAll(async () => {
    await f.addAccounts(db());
    await f.addColleagues(db());
    tour = await f.makeTour(db());
    day = await f.dayFromNow(db(), 30);
    departure = await f.departureOf(db(), tour, day);
  });
  const costs = async () =>
    v.parse(departureCostsSchema, await call(db(), f.office, "admin_departure_costs", { departure_id: departure }));
  const costOf = (more: Row = {}): Row => ({
    id: randomUUID(),
    departure_id: departure,
    kind: "guide",
    amount_cents: 12_000,
    note: null,
    ...more,
  });
  const add = (cost: Row) => f.ask(db(), f.office, "add_departure_cost", { cost });
  const audited = async () => {
    const { rows } = (await call(db(), f.admin, "admin_audit", { what: "departure" })) as {
      rows: Parameters<typeof auditSentence>[0][];
    };
    return rows.map(auditSentence).filter((sentence) => sentence.includes("cost"));
  };

  it("are added and removed once by the office, audited, and reduce the margin", async () => {
    const bus = costOf({ kind: "transport", amount_cents: 8_050, note: " <b>Bus</b> " });
    expect(await add(costOf())).toEqual({ ok: true });
    expect(await add(bus)).toEqual({ ok: true });
    expect(await add(bus)).toEqual({ ok: true });
    expect(await costs()).toMatchObject({
      costs: [{ kind: "guide" }, { kind: "transport", amount_cents: 8_050 }],
      sales_cents: 0,
      costs_cents: 20_050,
      margin_cents: -20_050,
    });
    const remove = () => f.ask(db(), f.office, "remove_departure_cost", { cost_id: bus["id"] });
    expect([await remove(), await remove(), await add(bus)]).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect((await costs()).costs).toHaveLength(1);
    expect(await audited()).toEqual([
      "A cost of $80.50 (transport) was removed from departure {it} by office@example.com",
      "A cost of $80.50 (transport) was added to departure {it} by office@example.com",
      "A cost of $120.00 (guide) was added to departure {it} by office@example.com",
    ]);
  });

  it.each([
    ["kind", { kind: "bribe" }],
    ["amount_cents", { amount_cents: 0 }],
    ["amount_cents", { amount_cents: 1.5 }],
    ["amount_cents", { amount_cents: "100" }],
    ["note", { note: "x".repeat(201) }],
    ["departure_id", { departure_id: "x" }],
  ])("are refused with a wrong %s", async (field, wrong) => {
    expect(await add(costOf(wrong))).toMatchObject({ ok: false, code: "invalid_cost", field });
  });

  it("are refused for a departure that does not exist", async () => {
    expect(await add(costOf({ departure_id: randomUUID() }))).toMatchObject({ code: "not_found" });
  });

  it("stand in the statement of the departure's month with sales, commission and margin", async () => {
    const own = f.bookingOf(tour, day);
    await f.bookAndPay(db(), own);
    await f.bookByHand(db(), tour, day, { channel: "viator", commission_percent: 20 });
    const { sales_cents, fees_cents, commission_cents, costs_cents, margin_cents } = await costs();
    expect([sales_cents, fees_cents, commission_cents, costs_cents]).toEqual([196_020, 17_820, 19_602, 12_000]);
    expect(margin_cents).toBe(196_020 - 17_820 - 19_602 - 12_000);
    const found = v.parse(
      monthStatementSchema,
      await call(db(), f.office, "admin_statement", { month: `${day.slice(0, 7)}-01` }),
    );
    expect(found.departures).toEqual([
      {
        departure_id: departure,
        item_id: tour,
        title: "Silk Road",
        start_date: day,
        guests: 4,
        sales_cents,
        fees_cents,
        commission_cents,
        costs_cents,
        margin_cents,
      },
    ]);
    await f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: own.id, reason: "x" });
    const kept = await costs();
    expect(kept.sales_cents).toBeGreaterThanOrEqual(98_010);
    expect(kept.sales_cents).toBeLessThan(196_020);
  });

  it("archive a trip that has them instead of deleting it", async () => {
    const other = await f.makeTour(db());
    await add(costOf({ departure_id: await f.departureOf(db(), other) }));
    const removed = await f.ask(db(), f.admin, "admin_remove_item", { item_type: "tour", item_id: other });
    expect(removed).toEqual({ ok: true, archived: true });
    expect(await f.count(db(), `public.tours where id = '${other}' and archived`)).toBe(1);
  });
});
