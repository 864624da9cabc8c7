import { expect, it } from "vitest";
import { pseudoText, pseudoWords } from "./pseudo.ts";

it("marks, accents and lengthens a sentence, and leaves figures alone", () => {
  expect(pseudoText("Save it")).toBe("⟦Sávé ít···⟧");
  expect(pseudoText("$1,234.00")).toBe("$1,234.00");
});

it("reaches sentences in objects and lists, and those that functions make", () => {
  const words = pseudoWords({ title: "Hi", of: (name: string) => `By ${name}`, rows: [["Yes", 3]] });
  expect([words.title, words.of("Al"), words.rows]).toEqual(["⟦Hí·⟧", "⟦By Ál··⟧", [["⟦Yés··⟧", 3]]]);
});

it("marks a sentence once that another sentence is part of", () => {
  expect(pseudoText(`No: ${pseudoText("Save it")}`)).toBe(pseudoText("No: Sávé ít"));
});
