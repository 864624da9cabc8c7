/** PostgREST's table of statuses (its page "Errors"): the first prefix that fits an SQLSTATE counts. */
const STATUSES: [prefix: string, status: number][] = [
  ["P0001", 400],
  ["P0", 500],
  ["08", 503],
  ["53400", 500],
  ["53", 503],
  ["28", 403],
  ["0L", 403],
  ["0P", 403],
  ["23503", 409],
  ["23505", 409],
  ["25006", 405],
  ...["09", "25", "2D", "38", "39", "3B", "40", "54", "55", "57", "58", "F0", "HV", "XX"].map(
    (prefix): [string, number] => [prefix, 500],
  ),
];
const OTHER_SQLSTATES = 400;

/** The embedded API answers these as PostgREST does: it alone knows who asks and which relation was meant. */
const leftToApi = /^(42|PT|PGRST)/;

type DatabaseError = { code?: unknown; message?: string; detail?: string; hint?: string };

/** The embedded API takes status and body of an answer from an error of this form, as PostgREST does of `raise`. */
const answeredWith = (status: number, code: string, { message, detail, hint }: DatabaseError) =>
  Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
    code: "PGRST",
    detail: JSON.stringify({ status, headers: {} }),
  });

/** These carry no SQLSTATE of the mistake: the driver or the protocol breaks off before PostgreSQL judges. */
const UNNAMED: [RegExp, string][] = [
  [/insufficient data left in message/, "22021"],
  [/^invalid input for [\w ]+ type/i, "22P02"],
];
/** The embedded API's own reading of a request throws plain errors; a closed database throws them too. */
const GONE = /closed|terminated|ended|not ready/i;

/** Turns an error of the embedded database into one that the embedded API answers with PostgREST's status. */
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
