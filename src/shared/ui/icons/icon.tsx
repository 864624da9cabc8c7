import { StrokeIcon } from "./stroke-icon.tsx";

const iconPaths = {
  home: "M3 11l9-8 9 8M5 9.5V21h5v-6h4v6h5V9.5",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5",
  trips: "M4 8h16v12H4zM9 8V4h6v4M4 13h16",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  offline: "M3 3l18 18M5 12a10 10 0 0 1 4-2.4M19 12a10 10 0 0 0-7-3M8.5 15.5a5 5 0 0 1 7 0M12 19h.01",
  sync: "M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5",
  pin: "M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.500C5 14.800 12 21 12 21zM12 7a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2",
  people:
    "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20a6.500 6.500 0 0 1 13 0M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14a6.500 6.500 0 0 1 3.500 6",
  check: "M4 12.500l5 5L20 6.500",
  cross: "M6 6l12 12M18 6L6 18",
  share: "M12 15V3M7.500 7.500L12 3l4.500 4.500M5 12v9h14v-9",
  download: "M12 3v12M7.500 10.500L12 15l4.500-4.500M4 20h16",
  phone: "M5 3h4l2 5-2.500 1.500a11 11 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  star: "M12 3l2.700 6 6.300.600-4.800 4.200 1.500 6.200L12 16.700 6.300 20l1.500-6.200L3 9.600 9.300 9z",
  calendar: "M4 5h16v16H4zM4 10h16M8 3v4M16 3v4",
  grid: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
  list: "M4 6h16M4 12h16M4 18h16",
  chevron: "M9 5l7 7-7 7",
} as const;

export type IconName = keyof typeof iconPaths;

export const Icon = ({ name, size }: { name: IconName; size?: number }) => (
  <StrokeIcon shape={iconPaths[name]} width={name === "more" ? 3 : 1.8} size={size} />
);
