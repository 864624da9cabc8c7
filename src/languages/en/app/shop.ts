import type { ShopSettings } from "../../../domain/shop/settings.ts";

export function registrationText({
  licence_number,
  tax_number,
}: Pick<ShopSettings, "licence_number" | "tax_number">): string | undefined {
  const parts = [licence_number && `License ${licence_number}`, tax_number && `Tax number ${tax_number}`];
  return parts.filter(Boolean).join(" · ") || undefined;
}
