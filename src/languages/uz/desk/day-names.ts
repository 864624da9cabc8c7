export const DAY_NAMES: typeof import("../../en/desk/day-names.ts").DAY_NAMES = {
  months: "yan fev mar apr may iyn|iyun iyl|iyul avg sen okt noy dek",
  between: "[ -]",
  today: "bugun",
  tomorrow: "ertaga",
  yesterday: "kecha",
};
