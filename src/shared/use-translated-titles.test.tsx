import "fake-indexeddb/auto";
import { expect, it, vi } from "vitest";
import { screen, show } from "../../tests/support/screen.tsx";
import { storedTitles } from "../data/local/catalogue/catalogue-rows.ts";
import { db } from "../data/local/db.ts";
import { useTranslatedTitles } from "./use-translated-titles.ts";

vi.mock("#texts/write.ts", async (original) => ({ ...(await original<object>()), language: "ru" }));

const answerWith = (title: string) => ({
  rows: [{ title, words: "Registan at Dawn" }, { title: "Sold no more" }, null],
});
const answer = answerWith("Registan at Dawn");
const Answer = () => JSON.stringify(useTranslatedTitles(answer, storedTitles));

it("shows titles in the page's language at any depth, and all else as it came", async () => {
  const texts = { title: { source: "Registan at Dawn", text: "Регистан на рассвете" } };
  await db.translations.put({ kind: "tour", id: "t1", language: "ru", key: "ru:tour:t1", texts });
  show(<Answer />);
  await screen.until(() => expect(document.body.textContent).toBe(JSON.stringify(answerWith("Регистан на рассвете"))));
});
