import * as v from "valibot";
import { quoteSchema, travelersSchema } from "../../booking/booking-view.ts";
import { optionsText } from "../../pricing/options.ts";
import { integer } from "../../schemas.ts";
import { csvMoney, toCsv } from "../lists/csv.ts";

export const issuedVouchersSchema = v.array(
  v.object({
    booking_id: v.string(),
    issued_at: v.string(),
    reference: v.string(),
    title: v.string(),
    starts_on: v.string(),
    ends_on: v.string(),
    guests: integer,
    customer_name: v.string(),
    travelers: travelersSchema,
    includes: v.array(v.string()),
    options: quoteSchema.entries.options,
    total_cents: integer,
    status: v.string(),
  }),
);
export type IssuedVoucher = v.InferOutput<typeof issuedVouchersSchema>[number];

const namesOf = ({ travelers }: IssuedVoucher): string =>
  travelers
    .flatMap(({ name, nationality }) =>
      name === null ? [] : [nationality === null ? name : `${name} (${nationality})`],
    )
    .join(", ");

const servicesOf = ({ includes, options }: IssuedVoucher): string =>
  [...includes, optionsText(options)].filter(Boolean).join(", ");

type RegisterWords = { heading: readonly string[]; day: (instant: string) => string };

export const voucherRegisterCsv = (vouchers: readonly IssuedVoucher[], words: RegisterWords): string =>
  toCsv(
    words.heading,
    vouchers.map((voucher, place) => [
      place + 1,
      voucher.reference,
      words.day(voucher.issued_at),
      voucher.customer_name,
      voucher.guests,
      namesOf(voucher),
      voucher.title,
      voucher.starts_on,
      voucher.ends_on,
      servicesOf(voucher),
      csvMoney(voucher.total_cents),
      "USD",
      voucher.status,
    ]),
  );
