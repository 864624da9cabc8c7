import { beforeAll, beforeEach, expect, it } from "vitest";
import { hasUnsaved, watchTyping } from "./unsaved.ts";

function type(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(`No field ${selector}`);
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

beforeAll(() => watchTyping(document));
beforeEach(() => {
  document.body.innerHTML = `
    <form id="plain"><input value="given" /><textarea></textarea></form>
    <form id="stored" data-stored><input /></form>
    <form role="search"><input /></form>
    <input id="alone" />`;
});

it("is unsaved once somebody types into a form, until the field is empty or the form is gone", () => {
  expect(hasUnsaved(document)).toBe(false);
  type("#plain textarea", "Dear desk");
  expect(hasUnsaved(document)).toBe(true);
  type("#plain textarea", "");
  expect(hasUnsaved(document)).toBe(false);
  type("#plain input", "Ada");
  expect(hasUnsaved(document)).toBe(true);
  document.querySelector("#plain")?.remove();
  expect(hasUnsaved(document)).toBe(false);
});

it("is never unsaved for a stored form, a search or a field without a form", () => {
  for (const selector of ["#stored input", "[role=search] input", "#alone"]) type(selector, "Ada");
  expect(hasUnsaved(document)).toBe(false);
  document.querySelector("#stored")?.removeAttribute("data-stored");
  expect(hasUnsaved(document)).toBe(true);
});
