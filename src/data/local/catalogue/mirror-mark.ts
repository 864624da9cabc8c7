export type MirrorMark = {
  revision: number;
  as_of: string | null;
  /** Dollar rates as the server sent them. */
  rates?: unknown;
  /** The public keys of vouchers, parsed by `voucherKeysOf`. */
  voucher_keys?: unknown;
};

export const NO_MARK: MirrorMark = { revision: 0, as_of: null };
