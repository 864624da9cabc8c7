import { sizeOf } from "../../../domain/saved/size.ts";
import { count, decimal } from "../write.ts";

type Sizes = typeof import("../../en/offline/sizes.ts");

const UNITS = { B: "Б", KB: "КБ", MB: "МБ", GB: "ГБ" };

export const sizeText: Sizes["sizeText"] = (bytes) => {
  const { amount, unit } = sizeOf(bytes);
  return `${decimal(amount)} ${UNITS[unit]}`;
};

export const sizeBeforeText: Sizes["sizeBeforeText"] = ({ bytes, unknown }) => {
  if (unknown === 0) return sizeText(bytes);
  const pictures = `${count(unknown, "фотография", "фотографии", "фотографий")} неизвестного размера`;
  return bytes === 0 ? pictures : `не меньше ${sizeText(bytes)}, и ${pictures}`;
};
