import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { addressIn, languageAt, languages, SOURCE_LANGUAGE } from "../../src/domain/languages.ts";
import { stackState } from "../support/shared-stack.ts";

const dist = join(stackState, "dist");
const readPage = (path: string) => readFileSync(join(dist, path === "/" ? "index.html" : `${path}.html`), "utf8");
const found = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";

type SeoPage = {
  path: string;
  lang: string;
  title: string;
  description: string;
  canonical: string;
  alternates: Record<string, string>;
  data: string[];
};

function seoOf(path: string): SeoPage {
  const html = readPage(path);
  const [head = ""] = html.split("</head>");
  return {
    path,
    lang: found(html, /<html lang="(\w+)"/),
    title: found(head, /<title>(.*?)<\/title>/s),
    description: found(head, /<meta name="description" content="(.*?)"/),
    canonical: found(head, /<link rel="canonical" href="(.*?)"/),
    alternates: Object.fromEntries(
      [...head.matchAll(/<link rel="alternate" hrefLang="(.*?)" href="(.*?)"/g)].map(([, name, href]) => [name, href]),
    ),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) => json),
  };
}

/** The sitemap of a build without an address of its own has paths only. */
const listed = [...readFileSync(join(dist, "sitemap.xml"), "utf8").matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, loc = ""]) => loc,
);
const pages = listed.map(seoOf);
const pageAt = new Map(pages.map((page) => [page.path, page]));
const inLanguage = (language: string) => pages.filter(({ lang }) => lang === language);
const sentencesOf = (json: string) =>
  [...json.matchAll(/"(?:name|description|text)":"(.*?[^\\])"/g)].map(([, text = ""]) => text);

describe("the prerendered pages that search engines may index", () => {
  it("are as many in each language, and in the language of their address", () => {
    expect(listed.length).toBeGreaterThan(150);
    for (const language of languages) expect(inLanguage(language)).toHaveLength(listed.length / languages.length);
    expect(pages.filter(({ path, lang }) => languageAt(path) !== lang)).toEqual([]);
  });

  it("name themselves as canonical, and all their twins, which name them back", () => {
    for (const { path, canonical, alternates, lang } of pages) {
      const source = alternates[SOURCE_LANGUAGE] ?? "";
      expect(canonical, path).toBe(path);
      expect(alternates[lang], path).toBe(path);
      expect(alternates, path).toEqual({
        ...Object.fromEntries(languages.map((language) => [language, addressIn(language, source)])),
        "x-default": source,
      });
      for (const twin of Object.values(alternates)) expect(pageAt.get(twin)?.alternates, twin).toEqual(alternates);
    }
  });

  it.each(languages)("have a title and a description of their own in %s", (language) => {
    const own = inLanguage(language);
    expect(new Set(own.map(({ title }) => title)).size).toBe(own.length);
    expect(new Set(own.map(({ description }) => description)).size).toBe(own.length);
    expect(own.filter(({ title, description }) => title === "" || description.length < 20)).toEqual([]);
  });

  it("have their description and structured data in their language", () => {
    const ofAll = new Set(pages.map(({ description }) => description));
    expect(ofAll.size).toBe(pages.length);
    const russian = inLanguage("ru").flatMap(({ description, data }) => [description, ...data.flatMap(sentencesOf)]);
    expect(russian.length).toBeGreaterThan(300);
    expect(russian.filter((text) => !/[а-яё]/i.test(text))).toEqual([]);
    const uzbek = inLanguage("uz").flatMap(({ data }) => data.flatMap(sentencesOf));
    expect(uzbek.filter((text) => /[а-яё]|\b(the|and|with|of)\b/i.test(text))).toEqual([]);
  });

  it("say in their language what the shop says about itself", () => {
    const ofPage = (path: string) => readPage(path).split('<script type="application/json"')[0];
    expect(ofPage("/ru/about")).toContain("Основательница, составляет маршруты");
    expect(ofPage("/ru/contact")).toContain("С понедельника по пятницу");
    expect(ofPage("/uz/about")).toContain("Asoschi, marshrutlarni tuzadi");
    expect(ofPage("/uz/contact")).toContain("Dushanbadan jumagacha");
    expect(ofPage("/ru/about")).toContain(">4,8<");
  });

  it("have structured data that parses, with as many parts in each language", () => {
    const typesOf = (page: SeoPage | undefined) => page?.data.map((json) => JSON.stringify(JSON.parse(json)["@type"]));
    for (const page of pages)
      expect(typesOf(page), page.path).toEqual(typesOf(pageAt.get(page.alternates["en"] ?? "")));
  });
});
