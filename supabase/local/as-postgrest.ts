/** What the embedded server says of mistakes that PostgREST answers with 400; its answers carry no SQLSTATE. */
const mistakes: [RegExp, string][] = [
  // The driver finds a text that is none of the asked type before PostgreSQL sees it.
  [/^(?:error: )?(Invalid input for [\w ]+ type)/i, "22P02"],
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
