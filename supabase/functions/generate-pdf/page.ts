import { escapeHtml } from "../_shared/text/html.ts";

// One A4 page in any print dialog: the type is small, long plans run in two columns, ink is not wasted on grounds.
const style =
  "@page{size:A4;margin:10mm 12mm}*{box-sizing:border-box}body{margin:0 auto;max-width:186mm;padding:4mm;color:#1c2436;" +
  "font:10pt/1.35 system-ui,sans-serif;overflow-wrap:anywhere}header{display:flex;justify-content:space-between;gap:8mm;" +
  "border-bottom:.6mm solid #1b3a72;padding-bottom:4mm}h1{font-size:17pt;margin:0 0 1mm;line-height:1.15}" +
  "h2{font-size:11pt;margin:3mm 0 1mm;color:#1b3a72}.code{font:700 15pt ui-monospace,monospace;letter-spacing:.08em}" +
  "p{margin:0 0 1mm}dl{display:grid;grid-template-columns:auto 1fr;gap:.6mm 6mm;margin:3mm 0}dt{color:#5b6475}dd{margin:0}" +
  "ol,ul{margin:0;padding-left:5mm}.long{columns:2;column-gap:8mm;font-size:8pt;line-height:1.25}.qr{width:30mm;flex:none}.qr svg{display:block}" +
  ".small{font-size:8pt;color:#5b6475}@media print{body{padding:0;max-width:none}}";

export const factsHtml = (facts: [label: string, value: string][]): string =>
  `<dl>${facts.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join("")}</dl>`;

export const listHtml = (tag: "ol" | "ul", lines: string[]): string =>
  `<${tag} class="long">${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</${tag}>`;

export const pageHtml = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>`;
