import { expect, it } from "vitest";
import type { Language } from "../languages.ts";
import { nameInScriptOf } from "./name-scripts.ts";

it.each<[Language, string, string | null]>([
  ["uz", "Жасур Ўринов", "Jasur Oʻrinov"],
  ["uz", "Шаҳноза Ғаниева", "Shahnoza Gʻaniyeva"],
  ["uz", "Елена Щукина", "Yelena Shukina"],
  ["uz", "Хуршид Қодиров", "Xurshid Qodirov"],
  ["en", "Жасур Ўринов", "Zhasur Orinov"],
  ["en", "Юлия Хачатурян-Цой", "Yuliya Khachaturyan-Tsoy"],
  ["en", "Анна Михайловна", "Anna Mikhaylovna"],
  ["ru", "Shahnoza Gʻaniyeva", "Шахноза Ганиева"],
  ["ru", "Oʻtkir Xurshidov", "Уткир Хуршидов"],
  ["ru", "O'tkir Jo‘rayev", "Уткир Джураев"],
  ["ru", "Emma Fischer", "Эмма Фишер"],
  ["ru", "Zoë Max", "Зое Макс"],
  ["ru", "Anna-Lisa MÜLLER", "Анна-Лиса Муллер"],
  ["ru", "Анна Kim", "Анна Ким"],
  ["ru", "Анна Ким", null],
  ["uz", "Emma Fischer", null],
  ["en", "Oʻtkir", null],
  ["ru", "王芳", null],
])("for a reader of %s, %s is %s", (language, name, shown) => {
  expect(nameInScriptOf(language, name)).toBe(shown);
});

it("terminates for any text, and leaves letters that it cannot transliterate", () => {
  expect(nameInScriptOf("ru", "Łukasz 王 (2)")).toContain("王 (2)");
  expect(nameInScriptOf("uz", "")).toBeNull();
});
