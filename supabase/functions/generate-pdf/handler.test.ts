import { describe, expect, it, vi } from "vitest";
import { aView } from "../../../src/domain/booking/booking.fixture.ts";
import { quote } from "../../../src/domain/pricing/quote.ts";
import { aDatabase, aPayment, post, site } from "../_shared/payment/payment.fixture.ts";
import { aShop } from "../_shared/shop.fixture.ts";
import { serve } from "../_shared/web/http.ts";
import { aCardReceipt, anInvoice } from "./document.fixture.ts";
import { generatePdf } from "./handler.ts";

const payment = aPayment({ status: "completed", paid_at: "2026-11-21T10:05:00Z" });
const paid = aView({
  status: "confirmed",
  payment,
  customer_name: "<script>alert(1)</script>",
  special_requests: `"><img src=x>`,
});
const receipt = {
  payment_id: payment.payment_id,
  booking_id: aView().id,
  status: "completed",
  amount_cents: 12_345,
  title: "Registan <at> Dawn",
  check_in: "2027-04-15",
  guests: 2,
  paid_at: null,
};
type Sign = () => Promise<number | null>;
const run = async (
  booking: unknown,
  body: object,
  found: unknown = receipt,
  document: unknown = null,
  signVouchers: Sign = async () => null,
  { isAdmin = false, authorization = "" } = {},
) => {
  const { rpc } = aDatabase({
    my_booking: () => (typeof booking === "function" ? booking() : booking),
    payment_status: () => found,
    find_document: () => document,
    shop_settings: () => aShop(),
  });
  const rpcAs = () => aDatabase({ desk_role: () => (isAdmin ? "owner" : null) }).rpc;
  const handler = generatePdf({ rpc, rpcAs, siteUrl: site, signVouchers });
  const response = await serve(site, handler)(post(body, { authorization }));
  const answer: { html_content?: string; code?: string } = await response.json();
  return { status: response.status, code: answer.code, html: answer.html_content ?? "" };
};
const full = {
  payment_id: payment.payment_id,
  booking_data: { id: aView().id, token: "t".repeat(43), title: "Forged" },
};

describe("generate-pdf", () => {
  it("prints from the database, escaped, with the signed code and without a token", async () => {
    const { status, html } = await run({ ...paid, voucher: `JTU:${"0".repeat(149)}` }, full);
    expect(status).toBe(200);
    expect(html).toContain("&lt;script&gt;");
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain("<svg");
    expect(html).toContain("15 Apr 2027");
    expect(html).not.toContain("t".repeat(43));
    expect(html).not.toContain("Forged");
  });

  it("has an unsigned voucher signed, and prints it without a code when that fails", async () => {
    const errorLog = vi.spyOn(console, "error").mockReturnValue();
    let signed = false;
    const sign = async () => {
      signed = true;
      return 1;
    };
    const view = () => ({ ...paid, voucher: signed ? `JTU:${"0".repeat(149)}` : null });
    expect((await run(view, full, receipt, null, sign)).html).toContain("<svg");
    const failing = await run(paid, full, receipt, null, () => Promise.reject(new Error("key_revoked")));
    expect(failing.status).toBe(200);
    expect(failing.html).not.toContain("<svg");
    expect(failing.html).toContain("Show this voucher or the reference");
    expect(errorLog).toHaveBeenCalledOnce();
    errorLog.mockClear();
  });

  it("says on the voucher that we cancelled the departure", async () => {
    expect((await run({ ...paid, called_off: true }, full)).html).toContain("We cancelled this departure");
    expect((await run(paid, full)).html).not.toContain("We cancelled this departure");
  });

  it("contains no name when the caller has only the payment's id", async () => {
    const { html } = await run(null, { payment_id: payment.payment_id });
    expect(html).toContain("Registan &lt;at&gt; Dawn");
    expect(html).toContain("$123.45");
    expect(html).not.toContain("gulnora@example.com");
  });

  it.each(["cancelled", "refunded", "expired"] as const)(
    "prints no voucher of a %s trip, but the state of its payments",
    async (status) => {
      const refund = {
        ...aView().refund,
        amount_cents: 9_800,
        status: "pending",
        requested_at: "2026-11-21T10:00:00Z",
      };
      const { html } = await run({ ...paid, status, refund }, full);
      expect(html).toContain("Payment receipt");
      expect(html).toContain("$98.00, on its way");
      expect(html).not.toMatch(/<svg|Voucher|Confirmed/);
    },
  );

  const paper = anInvoice({ customer_name: "<b>Gulnora</b>" });
  const papers = { ...paid, payment: null, documents: [paper] };
  const documentRequest = { booking_data: { ...full.booking_data, document: paper.name } };

  it("prints a numbered document as it was made, the same each time", async () => {
    const { status, html } = await run(papers, documentRequest, null, paper);
    expect(status).toBe(200);
    expect(html).toContain("INV-2026-00012");
    expect(html).toContain("&lt;b&gt;Gulnora");
    expect(html).toContain("22 Nov 2026");
    for (const words of ["$450.00 × 2 guests", "$89.10", "$980.10"]) expect(html).toContain(words);
    expect((await run(papers, documentRequest, null, paper)).html).toBe(html);
    const optional = quote(45_000, 2, [{ id: "o", name: "Single room", cents: 4_000, count: 2 }]);
    const dearer = anInvoice({ quote: optional }, { cents: optional.total_cents });
    for (const words of ["2 × Single room", "$80.00", "$1,068.10"])
      expect((await run(papers, documentRequest, null, dearer)).html).toContain(words);
    const difference = anInvoice({}, { cents: 500 });
    expect((await run(papers, documentRequest, null, difference)).html).not.toContain("× 2 guests");
  });

  it("prints no document of another booking or with a malformed number", async () => {
    expect((await run({ ...papers, documents: [] }, documentRequest, null, paper)).status).toBe(404);
    expect((await run({ ...papers, documents: "nonsense" }, documentRequest, null, paper)).status).toBe(404);
    expect((await run(null, documentRequest, null, paper)).status).toBe(404);
    expect((await run(papers, { booking_data: { ...documentRequest.booking_data, document: "x" } })).status).toBe(400);
    expect((await run(papers, { booking_data: full.booking_data })).status).toBe(400);
    expect((await run(papers, {})).status).toBe(400);
  });

  const bearer = { isAdmin: true, authorization: "Bearer a.b.c" };
  const byDesk = (name: string, found: unknown, who: { isAdmin?: boolean; authorization?: string } = bearer) =>
    run(null, { booking_data: { document: name } }, null, found, undefined, who);

  it("prints documents without a booking only for an admin", async () => {
    expect((await byDesk("REC-2026-00042", aCardReceipt(), {})).status).toBe(401);
    expect((await byDesk("REC-2026-00042", aCardReceipt(), { ...bearer, isAdmin: false })).status).toBe(403);
    expect((await byDesk("REC-2026-00042", null)).status).toBe(404);
  });

  it("prints an earlier receipt by its payment's id, and the newest voucher", async () => {
    const deposit = { ...receipt, payment_id: "the-deposit", amount_cents: 49_005 };
    const { status, html } = await run(paid, { ...full, payment_id: "the-deposit" }, deposit);
    expect(status).toBe(200);
    expect(html).toContain("Payment receipt");
    expect(html).toContain("$490.05");
    const open = { ...deposit, status: "pending" };
    expect((await run(paid, { ...full, payment_id: "the-deposit" }, open)).code).toBe("not_confirmed");
  });

  it("prints the fiscal receipt of this payment", async () => {
    const receiptOf = (payment_id: string, receipt_number: string) => ({
      id: receipt_number,
      payment_id,
      kind: "sale",
      currency: "UZS",
      amount: 12_345_678,
      lines: [],
      terminal_id: "EZ000000000102",
      receipt_number,
      fiscal_sign: "420808230750",
      qr_url: "https://ofd.soliq.uz/epi?t=EZ000000000102",
      created_at: "2026-11-21T10:00:00Z",
    });
    const fiscal = [receiptOf(payment.payment_id, "2121"), receiptOf("another", "2122")];
    const { html } = await run({ ...paid, status: "cancelled", fiscal }, full);
    for (const words of ["Fiscal receipt 2121", "123,456.78 UZS", "420808230750"]) expect(html).toContain(words);
    expect(html).not.toContain("2122");
  });

  it("prints nothing for a wrong token, another payment or an unpaid booking", async () => {
    expect((await run(null, full)).status).toBe(404);
    const other = { ...full, payment_id: "another-payment" };
    expect((await run(paid, other, null)).status).toBe(404);
    expect((await run(paid, other, { ...receipt, booking_id: "another-booking" })).status).toBe(404);
    expect((await run(aView({ payment: aPayment() }), full)).code).toBe("not_confirmed");
    expect((await run(null, { payment_id: payment.payment_id }, { ...receipt, status: "pending" })).status).toBe(409);
  });
});
