import { expect, it } from "vitest";
import { compilePart, type PartTexts } from "./compile-part.ts";

const compiled = (texts: PartTexts, language = "en", english = texts) => compilePart({ language, texts, english });

it("compiles a text without values to a string, and one with values to a function of one object", () => {
  expect(compiled({ FILTER: { search: "Search", remove: "Remove filter: {filter}" } })).toBe(`export const FILTER: {
search: string;
remove: (d: { filter: string }) => string;
} = {
search: "Search",
remove: (d) => "Remove filter: " + d.filter,
};
`);
});
