import * as v from "valibot";
import { optionalText } from "../../../../../src/domain/schemas.ts";
import { type BasketLine, type RegisteredReceipt, ProviderProblem } from "../provider.ts";
import { toMajor } from "./octo-wire.ts";

/** A company has a number of 9 digits (INN), a sole trader one of 14 (PINFL). */
const taxpayer = (number: string) => (number.length === 14 ? { pinfl: number } : { inn: number });

/** One position per line, since a part of a price has no whole number of pieces. */
export const basketOf = (lines: readonly BasketLine[], taxNumber: string) =>
  lines.map(({ name, mxik, package_code, vat, amount }) => ({
    position_desc: name,
    count: 1,
    price: toMajor(amount),
    spic: mxik,
    package_code,
    nds: vat ? 1 : 0,
    ...taxpayer(taxNumber),
  }));

const words = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty(), v.maxLength(50));
const fiscalSchema = v.object({
  code: v.optional(v.number(), 0),
  terminalID: words,
  receiptId: words,
  fiscalSign: words,
  qrCodeURL: v.pipe(v.string(), v.startsWith("https://"), v.maxLength(500)),
  dateTime: v.fallback(optionalText, null),
});

/** Octo writes the time as 20220929013159, in Tashkent. */
function momentOf(text: string | null): string | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text ?? "");
  if (!parts) return null;
  const [, year, month, day, hours, minutes, seconds] = parts;
  const moment = `${year}-${month}-${day}T${hours}:${minutes}:${seconds}+05:00`;
  return Number.isNaN(Date.parse(moment)) ? null : moment;
}

export function fiscalReceiptOf(fields: Record<string, unknown>): RegisteredReceipt | null {
  if (fields["terminalID"] === undefined || fields["terminalID"] === null) return null;
  const parsed = v.safeParse(fiscalSchema, fields);
  if (!parsed.success) throw new ProviderProblem("Octo's answer lacks what describes a fiscal receipt");
  const { code, terminalID, receiptId, fiscalSign, qrCodeURL, dateTime } = parsed.output;
  if (code !== 0) return null;
  return {
    terminal_id: terminalID,
    receipt_number: receiptId,
    fiscal_sign: fiscalSign,
    qr_url: qrCodeURL,
    issued_at: momentOf(dateTime),
  };
}
