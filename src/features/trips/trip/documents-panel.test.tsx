import { beforeEach, expect, it, vi } from "vitest";
import { buttons, place, render, tap } from "../../../../tests/support/render.tsx";
import { aView } from "../../../domain/booking/booking.fixture.ts";

const asked = vi.hoisted((): unknown[] => []);
const answer = vi.hoisted(() => ({ now: { ok: true, value: { html_content: "<p>INV</p>" } } as object }));
vi.mock("../../../data/remote/traveler/verbs.ts", () => ({
  serverCalls: async (_: string, request: unknown) => {
    asked.push(request);
    return answer.now;
  },
}));
const saved = vi.hoisted((): unknown[][] => []);
vi.mock("../../../shared/browser/save-file.ts", () => ({ saveFile: (...file: unknown[]) => saved.push(file) }));
const { DocumentsPanel } = await import("./documents-panel.tsx");

beforeEach(() => {
  vi.stubGlobal("open", () => null);
  asked.length = 0;
  saved.length = 0;
});

const invoice = {
  name: "INV-2026-00012",
  kind: "invoice",
  cents: 98_010,
  currency: "USD",
  made_at: "2026-11-21T20:00:00Z",
  payment_id: null,
};
async function show(documents: unknown, token = "t".repeat(43)) {
  await render(<DocumentsPanel booking={{ id: "a", token }} view={aView({ documents })} />);
  return place.textContent ?? "";
}

it("names a payout 'refund', a lower price 'credit note', and a withdrawn receipt neither", async () => {
  const text = await show([
    { ...invoice, name: "CRN-2026-00001", kind: "credit_note", reason: "moved" },
    { ...invoice, name: "PAY-2026-00001", kind: "payout", reason: "returned" },
    { ...invoice, name: "PAY-2026-00002", kind: "payout", reason: "voided" },
  ]);
  for (const words of ["Credit note CRN-2026-00001", "Refund paid PAY-2026-00001", "Receipt voided PAY-2026-00002"])
    expect(text).toContain(words);
});

it.each([[undefined], [[]], ["nonsense"]])("shows nothing when nothing is known: %j", async (documents) => {
  await show(documents);
  expect(place.querySelector("section, li, button")).toBeNull();
});

it("shows fiscal receipts of payments and refunds from the stored trip", async () => {
  const receipt = {
    payment_id: "p",
    currency: "UZS",
    amount: 12_345,
    lines: [{ name: "Registan", mxik: "10001001001000001", package_code: "1", vat: false, amount: 12_345 }],
    terminal_id: "EZ1",
    fiscal_sign: "42",
    qr_url: "https://ofd.soliq.uz/epi?t=EZ1",
    created_at: "2026-11-21T10:00:00Z",
  };
  const fiscal = [
    { ...receipt, id: "a", kind: "sale", receipt_number: "1" },
    { ...receipt, id: "b", kind: "refund", receipt_number: "2" },
  ];
  const view = aView({ documents: [invoice], fiscal });
  await render(<DocumentsPanel booking={{ id: "a", token: "" }} view={view} />);
  expect(place.textContent).toContain("Fiscal receipt 1");
  expect(place.textContent).toContain("Fiscal receipt of the refund 2");
  expect(place.querySelectorAll("img")).toHaveLength(2);
});

it("opens a document by its number, as a file when no window may open", async () => {
  await show([invoice]);
  await tap(`Open ${invoice.name}`);
  expect(asked).toEqual([
    { booking_data: { id: "a", token: "t".repeat(43), document: invoice.name }, customer_data: {} },
  ]);
  expect(saved).toEqual([["<p>INV</p>", "INV-2026-00012.html", "text/html"]]);
});

it("offers no document without a token", async () => {
  await show([invoice], "");
  expect(buttons()).toEqual([]);
});
