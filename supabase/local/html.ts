const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escapeLocalHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

const common = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  * { box-sizing: border-box; }
  body { margin: 0 auto; max-width: 46rem; padding: 1.5rem; }
  table { border-collapse: collapse; width: 100%; }
  td, th { border-bottom: 1px solid color-mix(in srgb, currentcolor 20%, transparent); padding: 0.5rem; text-align: left; }
  iframe { background: canvas; border: 1px solid color-mix(in srgb, currentcolor 30%, transparent); height: 60vh; width: 100%; }
  pre { overflow-x: auto; white-space: pre-wrap; }
`;

export const page = (title: string, body: string, { language = "en", style = "" } = {}): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><title>${escapeLocalHtml(title)}</title><style>${common}${style}</style></head>` +
  `<body>${body}</body></html>`;

export const htmlResponse = (title: string, body: string, status = 200) =>
  new Response(page(title, body), { status, headers: { "content-type": "text/html; charset=utf-8" } });
