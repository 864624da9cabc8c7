import type { SandboxPayment } from "./payment-store.ts";

type Line = Record<string, unknown>;

const linesOf = (basket: unknown): Line[] => (Array.isArray(basket) ? basket : []);

export const basketTotal = (basket: unknown): number =>
  linesOf(basket).reduce((sum, { count, price }) => sum + Number(count) * Number(price), 0);

const isRegistered = ({ spic, package_code, nds, inn, pinfl }: Line) =>
  /^\d{17}$/.test(String(spic)) &&
  /^\d+$/.test(String(package_code)) &&
  [0, 1].includes(Number(nds)) &&
  (/^\d{9}$/.test(String(inn)) || /^\d{14}$/.test(String(pinfl)));

/** Octo's documented refusal of a code that its bank has not registered; here any well-formed code is registered. */
export function unregisteredLine(basket: unknown, shopId: number): string | undefined {
  const line = linesOf(basket).find((one) => !isRegistered(one));
  if (!line && linesOf(basket).length > 0) return undefined;
  const { spic, package_code, nds, inn = null, pinfl = null } = line ?? {};
  return (
    `Fiscal object with merchant ID ${shopId} spic : ${String(spic)} package code : ${String(package_code)} ` +
    `nds : ${String(nds)} inn : ${String(inn)} pinfl : ${String(pinfl)} not contains in system`
  );
}

const TERMINAL = "EZ000000000102";
const stamp = (at: number) => new Date(at + 5 * 3_600_000).toISOString().slice(0, 19).replaceAll(/\D/g, "");

/** The form and values of Octo's sample, with a number of its own for each payment and refund. */
export function fiscalData(payment: SandboxPayment, id: string, at: number) {
  if (payment.fiscal_number === null || payment.status !== "succeeded") return undefined;
  const place = payment.refunds.findIndex(({ refund_id }) => refund_id === id) + 1;
  const receiptId = payment.fiscal_number + place;
  const dateTime = stamp(at);
  const fiscalSign = String(420_808_230_750 + receiptId);
  const qrCodeURL = `https://ofd.soliq.uz/epi?t=${TERMINAL}&r=${receiptId}&c=${dateTime}&s=${fiscalSign}`;
  return {
    phone: "998781290011",
    code: 0,
    message: "accepted",
    terminalID: TERMINAL,
    receiptId,
    dateTime,
    fiscalSign,
    qrCodeURL,
  };
}
