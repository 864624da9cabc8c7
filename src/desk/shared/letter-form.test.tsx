import { expect, it, vi } from "vitest";
import { LETTER_TEXTS } from "#texts/desk.ts";
import { place, render } from "../../../tests/support/render.tsx";
import type { LetterOutlook } from "../../domain/desk/bookings/letter-schema.ts";
import type { Language } from "../../domain/languages.ts";
import { GUEST_LETTERS } from "../../text/desk-letters.ts";
import { LetterForm } from "./letter-form.tsx";

const first = {
  reference: "ABCD-EFG2",
  title: "Silk Road",
  check_in: "2026-12-14",
  customer_first_name: "Анна",
  meeting_point: null,
  meeting_time: null,
};

async function show(languages: Language[], language: Language) {
  const outlook: LetterOutlook = {
    ok: true,
    bookings: 2,
    addresses: 2,
    skipped: [],
    languages,
    first: { ...first, language },
  };
  await render(
    <LetterForm outlook={outlook} send={async () => null} progress={null} onBusy={vi.fn()} close={vi.fn()} />,
  );
}
const subject = () => place.querySelector<HTMLInputElement>('input[name="subject"]')?.value;

it("begins in the language of the guests, which the desk sees, and takes the focus", async () => {
  await show(["ru"], "ru");
  expect(subject()).toBe(GUEST_LETTERS.ru.templates[0]?.subject);
  expect(place.textContent).toContain(LETTER_TEXTS.language({ name: "Русский" }));
  expect(place.textContent).toContain(GUEST_LETTERS.ru.fills.day(first));
  expect(document.activeElement?.tagName).toBe("SELECT");
});

it("begins in English for guests of several languages, with the dates of the first in theirs", async () => {
  await show(["en", "uz"], "uz");
  expect(subject()).toBe(GUEST_LETTERS.en.templates[0]?.subject);
  expect(place.textContent).toContain(LETTER_TEXTS.languages({ names: "English, Oʻzbekcha" }));
  expect(place.textContent).toContain(GUEST_LETTERS.uz.fills.day(first));
});
