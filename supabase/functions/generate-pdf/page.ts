import { sellerLine, type Seller } from "../_shared/shop.ts";
import { escapeHtml } from "../_shared/text/html.ts";
import type { Words } from "../_shared/text/languages.ts";

// Shrinks the type with the amount of text, so that it fits A4 in any print dialog.
const style =
  "@page{size:A4;margin:12mm 14mm}*{box-sizing:border-box}body{margin:0 auto;max-width:186mm;padding:4mm;color:#1c2436;" +
  "font:11pt/1.4 system-ui,sans-serif;overflow-wrap:anywhere}main{display:flex;flex-direction:column;min-height:268mm}" +
  ".full{font-size:9.5pt;line-height:1.35}.dense{font-size:8.5pt;line-height:1.3}" +
  "header{display:flex;justify-content:space-between;gap:8mm;border-bottom:.6mm solid #1b3a72;padding-bottom:4mm}" +
  "h1{font-size:19pt;margin:0 0 1mm;line-height:1.15}h2{font-size:1.15em;margin:1em 0 .3em;color:#1b3a72;break-after:avoid}" +
  ".code{font:700 17pt ui-monospace,monospace;letter-spacing:.08em}" +
  "p{margin:0 0 1mm}dl{display:grid;grid-template-columns:auto 1fr;gap:.25em 8mm;margin:1.2em 0 0}dt{color:#5b6475}dd{margin:0}" +
  "ol,ul{margin:0;padding-left:1.2em}li{break-inside:avoid;margin-bottom:.25em}.dense ul,.full ul,.short{columns:2;column-gap:8mm}" +
  ".qr{width:34mm;flex:none}.qr svg{display:block}.small{font-size:.85em;color:#5b6475}" +
  "footer{margin-top:auto;padding-top:1.5em;font-size:.85em;color:#5b6475}@media print{body{padding:0;max-width:none}}";

export const factsHtml = (facts: [label: string, value: string][]): string =>
  `<dl>${facts.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join("")}</dl>`;

export const listHtml = (lines: string[], short = false): string =>
  `<ul${short ? ` class="short"` : ""}>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`;

export const sellerHtml = (shop: Seller, words: Words): string =>
  `<p class="small">${escapeHtml(sellerLine(shop, words))}</p>`;

const ROOMY = 900;
const FULL = 2_000;
const sizeFor = (letters: number) => (letters <= ROOMY ? "roomy" : letters <= FULL ? "full" : "dense");

export const printPageHtml = (words: Words, title: string, body: string, letters = 0, foot = ""): string =>
  `<!doctype html><html lang="${words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main class="${sizeFor(letters)}">${body}` +
  `${foot === "" ? "" : `<footer>${escapeHtml(foot)}</footer>`}</main></body></html>`;
