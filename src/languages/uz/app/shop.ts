export const registrationText: typeof import("../../en/app/shop.ts").registrationText = ({
  licence_number,
  tax_number,
}) => {
  const parts = [licence_number && `Litsenziya ${licence_number}`, tax_number && `STIR ${tax_number}`];
  return parts.filter(Boolean).join(" · ") || undefined;
};
