import * as v from "valibot";
import { type BookingView, bookingViewSchema } from "../../../src/domain/booking/booking-view.ts";
import { documentsOf } from "../../../src/domain/booking/trip/booking-documents.ts";
import { type FiscalReceipt, fiscalReceiptsOf } from "../../../src/domain/payment/parse-fiscal-receipts.ts";
import { readShop } from "../_shared/shop.ts";
import { asAdmin } from "../_shared/web/as-admin.ts";
import { HttpRefusal } from "../_shared/web/http.ts";
import {
  bookingIdSchema,
  ignoredBookingData,
  ignoredCustomerData,
  parseBody,
  paymentIdSchema,
} from "../_shared/web/parse-body.ts";
import type { Rpc } from "../_shared/web/rpc.ts";
import { documentHtml, documentSchema } from "./document-html.ts";
import { receiptHtml, receiptSchema } from "./receipt-html.ts";
import { voucherHtml } from "./voucher-html.ts";

type Deps = {
  rpc: Rpc;
  rpcAs: (token: string) => Rpc;
  siteUrl: string;
  signVouchers: (bookingId: string) => Promise<number | null>;
};

const bodySchema = v.strictObject({
  payment_id: v.nullish(paymentIdSchema),
  booking_data: v.nullish(
    v.strictObject({
      ...ignoredBookingData,
      id: v.nullish(bookingIdSchema),
      token: v.nullish(v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w-]*$/))),
      document: v.nullish(v.pipe(v.string(), v.regex(/^[A-Z]{3}-\d{4}-\d{5,9}$/))),
    }),
  ),
  customer_data: ignoredCustomerData,
});

export const generatePdf =
  ({ rpc, rpcAs, siteUrl, signVouchers }: Deps) =>
  async (request: Request): Promise<Response> => {
    const numberOf = async (named: string) =>
      v.parse(v.nullable(documentSchema), await rpc("find_document", { named }))?.name ?? null;
    const receiptOf = async (named: string) =>
      v.parse(v.nullable(receiptSchema), await rpc("payment_status", { payment_id: named }));
    const printed = async (receipt: v.InferOutput<typeof receiptSchema>, fiscal: readonly FiscalReceipt[] = []) => {
      if (receipt.status !== "completed" && receipt.status !== "refunded") throw new HttpRefusal("not_confirmed");
      const html_content = receiptHtml({ ...receipt, fiscal }, await numberOf(receipt.payment_id), await readShop(rpc));
      return Response.json({ success: true, html_content });
    };
    const printedDocument = async (named: string) => {
      const found = v.parse(v.nullable(documentSchema), await rpc("find_document", { named }));
      if (found?.name !== named) throw new HttpRefusal("not_found");
      return Response.json({ success: true, html_content: documentHtml(found, await readShop(rpc)) });
    };
    const { payment_id, booking_data: claim } = await parseBody(bodySchema, request);
    if (claim?.document && !claim.id) {
      await asAdmin(request, rpcAs);
      return printedDocument(claim.document);
    }
    if (claim?.id && claim.token) {
      const { id: booking_id, token } = claim;
      const ask = async () => v.parse(v.nullable(bookingViewSchema), await rpc("my_booking", { booking_id, token }));
      /** Signs before printing, since paper cannot get its QR code later. */
      const signed = async (view: BookingView): Promise<BookingView> => {
        if (view.voucher) return view;
        try {
          await signVouchers(view.id);
          return (await ask()) ?? view;
        } catch (error) {
          console.error("generate-pdf, signing:", error);
          return view;
        }
      };
      const booking = await ask();
      const { document } = claim;
      if (document) {
        if (!booking || !documentsOf(booking).some(({ name }) => name === document)) throw new HttpRefusal("not_found");
        return printedDocument(document);
      }
      if (!payment_id) throw new HttpRefusal("invalid_request");
      const { payment } = booking ?? {};
      if (!booking) throw new HttpRefusal("not_found");
      const fiscalOf = (id: string) => fiscalReceiptsOf(booking).filter((receipt) => receipt.payment_id === id);
      if (!payment || (payment.payment_id !== payment_id && payment.provider_payment_id !== payment_id)) {
        const part = await receiptOf(payment_id);
        if (part?.booking_id !== booking.id) throw new HttpRefusal("not_found");
        return printed(part, fiscalOf(part.payment_id));
      }
      if (payment.status !== "completed" && payment.status !== "refunded") throw new HttpRefusal("not_confirmed");
      const { title, check_in, guests, refund, language } = booking;
      const { options } = booking.quote;
      const shop = await readShop(rpc);
      // An ended booking admits no traveler, so its paper has no voucher.
      const html_content =
        booking.status === "confirmed"
          ? voucherHtml(await signed(booking), siteUrl, shop)
          : receiptHtml(
              { ...payment, title, check_in, guests, language, options, refund, fiscal: fiscalOf(payment.payment_id) },
              await numberOf(payment_id),
              shop,
            );
      return Response.json({ success: true, html_content });
    }
    if (!payment_id) throw new HttpRefusal("invalid_request");
    const receipt = await receiptOf(payment_id);
    if (!receipt) throw new HttpRefusal("not_found");
    return printed(receipt);
  };
