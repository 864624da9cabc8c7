/** PostgREST's table (its page "Errors"): the first matching prefix counts. */
const STATUSES: [prefix: string, status: number][] = [
  ["P0001", 400],
  ["P0", 500],
  ["08", 503],
  ["53400", 500],
  ["53", 503],
  ["28", 403],
  ["0L", 403],
  ["0P", 403],
  ["25006", 405],
  // PostgREST answers 404, because PostgreSQL allows 100 arguments.
  ["54023", 404],
  ...["09", "25", "2D", "38", "39", "3B", "40", "54", "55", "57", "58", "F0", "HV", "XX"].map(
    (prefix): [string, number] => [prefix, 500],
  ),
];
const OTHER_SQLSTATES = 400;

/** The embedded API and storage read these codes and answer like PostgREST: they know the caller and the relation. */
const leftToApi = /^(42|PT|PGRST|23503|23505)/;

type DatabaseError = { code?: unknown; message?: string; detail?: string; hint?: string };

/** The embedded API takes status and body from an error of this form, as PostgREST does from `raise`. */
const answeredWith = (status: number, code: string, { message, detail, hint }: DatabaseError) =>
  Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
    code: "PGRST",
    detail: JSON.stringify({ status, headers: {} }),
  });

/** These errors carry no SQLSTATE, because the driver or the protocol fails before PostgreSQL. */
const UNNAMED: [RegExp, string][] = [
  [/insufficient data left in message/, "22021"],
  [/^invalid input for [\w ]+ type/i, "22P02"],
];
/** The embedded API throws plain errors for unreadable requests, and so does a closed database. */
const GONE = /closed|terminated|ended|not ready/i;

export function asPostgrestError(error: unknown): unknown {
  const failure = error as DatabaseError;
  const { code, message = String(error) } = failure;
  const unnamed = UNNAMED.find(([pattern]) => pattern.exec(message));
  if (unnamed) return answeredWith(400, unnamed[1], { message });
  if (code === undefined && error instanceof Error && !GONE.exec(message)) {
    return answeredWith(400, "PGRST100", { message });
  }
  if (typeof code !== "string" || !/^[0-9A-Z]{5}$/.test(code) || leftToApi.test(code)) return error;
  const status = STATUSES.find(([prefix]) => code.startsWith(prefix))?.[1] ?? OTHER_SQLSTATES;
  return answeredWith(status, code, failure);
}
