import { sizeOf } from "../../../domain/saved/size.ts";
import { count, decimal } from "../write.ts";

type Sizes = typeof import("../../en/offline/sizes.ts");

export const sizeText: Sizes["sizeText"] = (bytes) => {
  const { amount, unit } = sizeOf(bytes);
  return `${decimal(amount)} ${unit}`;
};

export const sizeBeforeText: Sizes["sizeBeforeText"] = ({ bytes, unknown }) => {
  if (unknown === 0) return sizeText(bytes);
  const pictures = `hajmi nomaʼlum ${count(unknown, "ta rasm")}`;
  return bytes === 0 ? pictures : `kamida ${sizeText(bytes)} va ${pictures}`;
};
