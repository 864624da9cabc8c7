// The embedded database has one thread and cannot break a statement off, as hosted does after 3 s (visitors) and 8 s
// (users). What could take that long is not begun: patterns with back-references, and a tree of embedded tables.
const pattern = /(^|[.(,])(i?match)(\([a-z]+\))?\./i;
const MOST_EMBEDDED = 4;

/** Why this question would have timed out on the hosted service, or nothing. */
export function tooExpensive(url: URL): Response | undefined {
  if (!url.pathname.startsWith("/rest/v1/")) return undefined;
  const values = [...url.searchParams];
  const embedded = values.flatMap(([name, value]) => (name === "select" ? [...value.matchAll(/\(/g)] : []));
  const matches = values.some(([name, value]) => name !== "select" && pattern.test(value));
  if (!matches && embedded.length <= MOST_EMBEDDED) return undefined;
  const message = matches ? "Patterns (match, imatch) are not answered here." : "That is too many embedded tables.";
  return Response.json({ code: "57014", details: null, hint: null, message }, { status: 400 });
}

/** What the embedded server says of mistakes that PostgREST answers with 400; its answers carry no SQLSTATE. */
const mistakes: [RegExp, string][] = [
  // The driver finds a text that is none of the asked type before PostgreSQL sees it.
  [/^(?:error: )?(Invalid input for [\w ]+ type)/i, "22P02"],
  // A NUL in a name breaks the protocol's message off.
  [/^(?:error: )?(insufficient data left in message)/i, "22021"],
  [/^(?:error: )?(new row for relation "\w+" violates check constraint "\w+")/i, "23514"],
];

/** A wrong argument is the asker's mistake, not the server's. */
export const asPostgrest = async (answer: Response): Promise<Response> => {
  if (answer.status !== 500) return answer;
  const text = await answer.text();
  const { message = "" } = JSON.parse(text || "{}") as { message?: string };
  for (const [pattern, code] of mistakes) {
    const words = pattern.exec(message)?.[1];
    if (words) return Response.json({ code, details: null, hint: null, message: words }, { status: 400 });
  }
  return new Response(text, { status: 500, headers: answer.headers });
};
