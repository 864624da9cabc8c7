export const DAY_NAMES: typeof import("../../en/desk/day-names.ts").DAY_NAMES = {
  months: "янв фев мар апр май|мая июн июл авг сен окт ноя дек",
  between: " ",
  today: "сегодня",
  tomorrow: "завтра",
  yesterday: "вчера",
};
