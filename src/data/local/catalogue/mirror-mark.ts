/** How far the mirror is. */
export type MirrorMark = {
  revision: number;
  as_of: string | null;
  /** What a dollar is elsewhere, as the server told it. */
  rates?: unknown;
  /** What vouchers are checked with: read by `voucherKeysOf`. */
  voucher_keys?: unknown;
};

export const NO_MARK: MirrorMark = { revision: 0, as_of: null };
