import type { MantineColorsTuple } from "@mantine/core";

// White text needs a contrast of 4.5:1 from index 6 on; saffron carries dark text.
export const lapis: MantineColorsTuple = [
  "#eef3fb",
  "#d9e4f5",
  "#b3c8ea",
  "#8aaadf",
  "#638dd2",
  "#4473c3",
  "#2b5aae",
  "#1f4690",
  "#183870",
  "#102750",
];

export const turquoise: MantineColorsTuple = [
  "#e6f7f6",
  "#cdeeec",
  "#9cdeda",
  "#67cbc6",
  "#3bb6b1",
  "#1f9e9a",
  "#0f7d7b",
  "#0b6665",
  "#094f4f",
  "#063939",
];

export const sand: MantineColorsTuple = [
  "#fbf8f1",
  "#f5efe2",
  "#ebe0c9",
  "#dcccaa",
  "#c9b287",
  "#b1966a",
  "#7d6745",
  "#655338",
  "#4b3e2b",
  "#332a1e",
];

export const saffron: MantineColorsTuple = [
  "#fff6e3",
  "#ffeac0",
  "#ffd98a",
  "#fcc654",
  "#f5b32b",
  "#e9a013",
  "#b97908",
  "#8f5c05",
  "#694305",
  "#472d04",
];

export const night: MantineColorsTuple = [
  "#e8ecf4",
  "#c3ccdc",
  "#a3b0c6",
  "#8393ae",
  "#5d6f8f",
  "#3a4b6b",
  "#26344f",
  "#1a2640",
  "#121b30",
  "#0b1222",
];
