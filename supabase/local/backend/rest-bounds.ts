// The embedded database has one thread and cannot time a statement out as hosted does, so refuse patterns with
// back-references and deep trees of embedded tables.
const pattern = /(^|[.(,])(i?match)(\([a-z]+\))?\./i;
const MOST_EMBEDDED = 4;

export function tooExpensive(url: URL): Response | undefined {
  if (!url.pathname.startsWith("/rest/v1/")) return undefined;
  const values = [...url.searchParams];
  const embedded = values.flatMap(([name, value]) => (name === "select" ? [...value.matchAll(/\(/g)] : []));
  const matches = values.some(([name, value]) => name !== "select" && pattern.test(value));
  if (!matches && embedded.length <= MOST_EMBEDDED) return undefined;
  const message = matches ? "Patterns (match, imatch) are not answered here." : "That is too many embedded tables.";
  return Response.json({ code: "57014", details: null, hint: null, message }, { status: 400 });
}
