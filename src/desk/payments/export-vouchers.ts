import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import { type IssuedVoucher, voucherRegisterCsv } from "../../domain/desk/payments/voucher-register.ts";
import type { Result } from "../../domain/result.ts";
import { voucherRegisterWords } from "../../text/desk-money.ts";

const CHUNK = 500;

export const voucherPage = (month: string, after: string | null, how_many: number) =>
  callDesk("rpc/admin_vouchers", { month: `${month}-01`, after, how_many });

export async function exportVouchers(
  month: string,
  progress: (rows: number) => void,
  page = voucherPage,
): Promise<Result<string>> {
  const vouchers: IssuedVoucher[] = [];
  for (;;) {
    const answer = await page(month, vouchers.at(-1)?.booking_id ?? null, CHUNK);
    if (!answer.ok) return answer;
    vouchers.push(...answer.value);
    progress(vouchers.length);
    if (answer.value.length < CHUNK) return { ok: true, value: voucherRegisterCsv(vouchers, voucherRegisterWords) };
  }
}
