import { ago, count } from "../write.ts";

export const ERRORS: typeof import("../../en/desk/errors.ts").ERRORS = {
  label: "Xatolar",
  empty: "Soʻnggi 30 kunda xato boʻlmagan.",
  where: (place, source, version) => `${place || source}, versiya ${version}`,
  seen: (times, ageMs) => `${count(times, "marta")}, oxirgisi ${ago(ageMs)}`,
  details: "Dasturchi uchun tafsilotlar",
  remove: "Olib tashlash",
  notRemoved: "Xato roʻyxatda qoldi",
};
