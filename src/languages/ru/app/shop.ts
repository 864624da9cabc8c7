export const registrationText: typeof import("../../en/app/shop.ts").registrationText = ({
  licence_number,
  tax_number,
}) => {
  const parts = [licence_number && `Лицензия ${licence_number}`, tax_number && `ИНН ${tax_number}`];
  return parts.filter(Boolean).join(" · ") || undefined;
};
