const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escapeLocalHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  * { box-sizing: border-box; }
  body { margin: 0 auto; max-width: 46rem; padding: 1.5rem; }
  table { border-collapse: collapse; width: 100%; }
  td, th { border-bottom: 1px solid color-mix(in srgb, currentcolor 20%, transparent); padding: 0.5rem; text-align: left; }
  iframe { background: canvas; border: 1px solid color-mix(in srgb, currentcolor 30%, transparent); height: 60vh; width: 100%; }
  pre { overflow-x: auto; white-space: pre-wrap; }
  form { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); max-width: 24rem; }
  form + form, form + details { margin-top: 1rem; }
  label { display: grid; gap: 0.25rem; grid-template-columns: minmax(0, 1fr); }
  input, button { border: 1px solid currentcolor; border-radius: 8px; font: inherit; min-height: 44px; padding: 0 0.75rem; width: 100%; }
  button { background: none; cursor: pointer; font-weight: 600; }
  form:first-of-type button { background: #1b4590; border-color: #1b4590; color: white; }
  .row { display: grid; gap: 1rem; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .amount { font-size: 2rem; font-weight: 700; margin: 0; }
  .error { color: light-dark(firebrick, salmon); font-weight: 600; }
  .note { opacity: 0.75; }
`;

export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><title>${escapeLocalHtml(title)}</title><style>${style}</style></head>` +
  `<body>${body}</body></html>`;

export const htmlResponse = (title: string, body: string, status = 200) =>
  new Response(page(title, body), { status, headers: { "content-type": "text/html; charset=utf-8" } });
