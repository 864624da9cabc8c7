import type { ShopSettings } from "../../../domain/shop/settings.ts";

export type MirrorMark = {
  revision: number;
  as_of: string | null;
  rates?: unknown;
  settings?: ShopSettings | undefined;
  voucher_keys?: unknown;
};

export const NO_MARK: MirrorMark = { revision: 0, as_of: null };
