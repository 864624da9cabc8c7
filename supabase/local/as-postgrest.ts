/** What the embedded database's driver says of a text that is none of the asked type, before PostgreSQL sees it. */
const WRONG_TYPE = /^(?:Error: )?(Invalid input for [\w ]+ type)/;

/** A wrong argument is the asker's mistake: PostgREST answers it with 400, the embedded server with 500. */
export const asPostgrest = async (answer: Response): Promise<Response> => {
  if (answer.status !== 500) return answer;
  const text = await answer.text();
  const { message = "" } = JSON.parse(text || "{}") as { message?: string };
  const wrong = WRONG_TYPE.exec(message)?.[1];
  if (wrong === undefined) return new Response(text, { status: 500, headers: answer.headers });
  return Response.json({ code: "22P02", details: null, hint: null, message: wrong }, { status: 400 });
};
