import type { CatalogueSnapshot } from "../../domain/catalogue/rows/snapshot.ts";
import { addressIn, type Language } from "../../domain/languages.ts";
import { CODE_ID, EMBEDDED_ID, type PageCode, PARTS_ID } from "../../domain/worker/shell-page.ts";
import { criticalCss } from "./critical-css.ts";

export type ScreenFiles = { scripts: readonly string[]; styles: readonly string[] };

export type PageParts = {
  template: string;
  sheets: readonly string[];
  markup: string;
  rows: CatalogueSnapshot;
  files: ScreenFiles;
  /** Preloaded fonts keep headings from changing shape. */
  fonts: readonly string[];
  start: string;
};

const HEAD_ELEMENT = /^(?:<title>[\s\S]*?<\/title>|<meta [^>]*>|<link [^>]*>)/;
const SCRIPTS = /\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g;
const ROOT = '<div id="root"></div>';
const STYLESHEET_LINK = /\s*<link rel="stylesheet"[^>]*>/g;

/** React renders head elements before the markup, but browser and hydration expect them in the head. */
export function splitHead(markup: string): { head: string; body: string } {
  let head = "";
  let body = markup;
  for (let headMatch = HEAD_ELEMENT.exec(body); headMatch !== null; headMatch = HEAD_ELEMENT.exec(body)) {
    head += headMatch[0];
    body = body.slice(headMatch[0].length);
  }
  return { head, body };
}

export function templateIn(template: string, language: Language, words: Readonly<Record<string, string>>): string {
  const map = `<script type="importmap">${asJson({ imports: words })}</script>`;
  return template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace("<head>", `<head>${map}`)
    .replace('href="/manifest.webmanifest"', `href="${addressIn(language, "/manifest.webmanifest")}"`);
}

const asJson = (value: unknown) => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
const dataScript = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${asJson(value)}</script>`;

function withoutScripts(template: string, { scripts, styles }: ScreenFiles): { html: string; code: PageCode } {
  const entryScript = /<script type="module"[^>]* src="([^"]*)"/.exec(template)?.[1];
  if (entryScript === undefined) throw new Error("index.html has no script of the app");
  const sharedModules = [...template.matchAll(/<link rel="modulepreload"[^>]* href="([^"]*)"/g)].map(
    ([, href = ""]) => href,
  );
  const first = /"texts\/write":"([^"]*)"/.exec(template)?.[1];
  const run = [...(first === undefined ? [] : [first]), ...sharedModules, entryScript];
  return {
    html: template.replace(SCRIPTS, ""),
    code: {
      run,
      fetch: scripts.filter((script) => !run.includes(script)),
      styles: styles.filter((sheet) => !template.includes(sheet)),
    },
  };
}

const startOf = (code: PageCode, start: string) => `${dataScript(CODE_ID, code)}<script>${start}</script>`;

export function shellHtml(
  template: string,
  start: string,
  parts: readonly string[],
  settings: CatalogueSnapshot,
): string {
  const { html, code } = withoutScripts(template, { scripts: [], styles: [] });
  return html.replace(
    ROOT,
    () => `${ROOT}${dataScript(EMBEDDED_ID, settings)}${startOf(code, start)}${dataScript(PARTS_ID, parts)}`,
  );
}

/** Styles and markup come first, so the browser can paint before it loads scripts. */
export function pageHtml({ template, sheets, markup, rows, files, fonts, start }: PageParts): string {
  const { head, body } = splitHead(markup);
  const { html, code } = withoutScripts(template, files);
  const links = (html.match(STYLESHEET_LINK) ?? []).join("");
  const data = dataScript(EMBEDDED_ID, rows);
  const bareHtml = html.replace(STYLESHEET_LINK, "").replace(/<title>[\s\S]*?<\/title>/, "");
  const [beforeRoot = "", afterRoot = ""] = bareHtml.split(ROOT);
  const [inHead = "", bodyStart = ""] = beforeRoot.split("</head>");
  const fontPreloads = fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  );
  const style = `${fontPreloads.join("")}<style>${criticalCss(sheets, `${template}${body}`)}</style>`;
  return `${inHead}${head}${style}</head>${bodyStart}<div id="root">${body}</div>${data}${links}${startOf(code, start)}${afterRoot}`;
}
