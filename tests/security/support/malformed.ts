import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { functionRights } from "../../database/support/expected-rights.ts";
import { argumentsOf, shapeOf } from "./arguments.ts";
import { type Desk, post, type Who } from "./desk.ts";
import { hostileValue } from "./hostile.ts";
import { seed } from "./seed.ts";

type Verb = { name: string; roles: string };
const verbs: Verb[] = functionRights.flatMap((line) => {
  const [, name, roles = ""] = /^public\.(\w+):? ?(.*)$/.exec(line) ?? [];
  return name === undefined ? [] : [{ name, roles }];
});

const nested = (depth: number, inner: unknown = 1): unknown =>
  Array.from({ length: depth }).reduce((value) => [{ a: value }], inner);

const groups: unknown[][] = [
  [null, true, false, 0, -0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e15, -8.64e15, 1e308, -1e308, 5e-324],
  ["", " ", "0", "-1", "1e400", "NaN", "Infinity", "infinity", "-infinity", "null", "true", "{}", "[]", "{1,2}", "\\"],
  ["2027-02-30", "0000-00-00", "5874898-01-01", "4714-01-01 BC", "2027-01-01T25:00:00Z", "24:61", "epoch", "now"],
  [
    "\u0000",
    "\u0001\u0007\u001b[2J",
    "\u007f\u009f",
    "a\r\nBcc: eve@example.com",
    "\u2028\u202e\ufeff",
    "\ud800",
    "\udc00\ud800",
  ],
  ["'; drop table bookings; --", "%00", "x".repeat(300), "x".repeat(70_000), "🧿".repeat(20_000), "9".repeat(70_000)],
  [
    {},
    [],
    [null],
    [[]],
    [{}],
    { a: null },
    { "": "" },
    { "\u0000": 1 },
    { id: { id: {} } },
    nested(4),
    nested(90),
    nested(150),
  ],
  [Array.from({ length: 3_000 }, () => 0), Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`k${n}`, n]))],
];
/** Wrong for every type of argument, or for all but one. */
const MALFORMED = groups.flat();

const malformed = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...MALFORMED) },
  { weight: 1, arbitrary: hostileValue },
);

export type Known = { ids: string[]; day: string; token: string };

const soundOf = (type: string, { ids, day, token }: Known): fc.Arbitrary<unknown> => {
  const id = fc.constantFrom(...ids, randomUUID());
  if (type.endsWith("[]")) return fc.array(soundOf(type.slice(0, -2), { ids, day, token }), { maxLength: 3 });
  if (type === "uuid") return id;
  if (type === "date") return fc.constant(day);
  if (/^(integer|bigint|numeric|smallint)/.test(type)) return fc.constantFrom(0, 1, 2, 100);
  if (type === "boolean") return fc.boolean();
  return fc.constantFrom("tour", "package", "x", token, day, "anna@example.com");
};

/** Rules of `private.matches_rule`. */
const soundByRule = (key: string, rule: string, known: Known): fc.Arbitrary<unknown> => {
  const kind = rule.split(/[ ?]/)[0] ?? "";
  const choices = /\^\(([\w|]+)\)\$/.exec(rule)?.[1]?.split("|");
  if (choices) return fc.constantFrom(...choices);
  if (kind === "uuid" || key === "id" || key.endsWith("_id")) return soundOf("uuid", known);
  if (kind === "token") return fc.constant(known.token);
  if (kind === "milliseconds") return fc.constant(1_800_000_000_000);
  if (kind === "number" || kind === "guests" || key.endsWith("_cents")) return fc.constantFrom(1, 2, 10_000);
  if (kind === "boolean") return fc.boolean();
  if (kind === "array") return fc.constant([]);
  if (kind === "object") return fc.constant({});
  return fc.constantFrom("x", "Anna", "anna@example.com", "+998 90 123 45 67", "en", known.day);
};

const formOf = (verb: string, known: Known): fc.Arbitrary<unknown> => {
  const fields = Object.entries(shapeOf(verb)).map(([key, rule]) => [
    key,
    fc.oneof({ weight: 5, arbitrary: soundByRule(key, rule, known) }, { weight: 1, arbitrary: malformed }),
  ]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
};

type Call = { verb: string; body: unknown };

const callOf = ({ name }: Verb, known: Known): fc.Arbitrary<Call> => {
  const values = argumentsOf(name).map(({ name: argument, type }) => {
    const sound = type === "jsonb" ? formOf(name, known) : soundOf(type, known);
    return [argument, fc.oneof({ weight: 2, arbitrary: sound }, { weight: 1, arbitrary: malformed })];
  });
  const wholeBody = fc.oneof(
    { weight: 30, arbitrary: fc.record(Object.fromEntries(values)) as fc.Arbitrary<unknown> },
    { weight: 1, arbitrary: malformed },
    { weight: 1, arbitrary: fc.constantFrom("", "{", "[1,", '{"a":1}{', "\u0000", "nul") },
  );
  return wholeBody.map((body) => ({ verb: name, body }));
};

/** Mostly verbs that the role may call, since a call without the right ends before its arguments are read. */
const callsAs = (role: string, known: Known): fc.Arbitrary<Call> => {
  const allowed = verbs.filter(({ roles }) => roles.split(" ").includes(role));
  return fc
    .oneof({ weight: 9, arbitrary: fc.constantFrom(...allowed) }, { weight: 1, arbitrary: fc.constantFrom(...verbs) })
    .chain((verb) => callOf(verb, known));
};

export type Outcome = { statuses: Record<number, number>; failures: string[] };

const AT_ONCE = 8;

/** `MALFORMED_CALLS=20000` sends more; each signed-in person sends a tenth of it. */
const CALLS = Number(process.env["MALFORMED_CALLS"] ?? 300);
export const callsOf = (who: Who): number => (who === "anon" ? CALLS : Math.ceil(CALLS / 10));

/** Sends the calls of one seed as one person and counts the statuses. */
export async function sendMalformed(desk: Desk, who: Who, known: Known, salt = 0): Promise<Outcome> {
  const count = callsOf(who);
  const calls = fc.sample(callsAs(who === "anon" ? "anon" : "authenticated", known), {
    seed: seed + salt,
    numRuns: count,
  });
  const outcome: Outcome = { statuses: {}, failures: [] };
  let next = 0;
  const sender = async () => {
    for (let place = next++; place < calls.length; place = next++) {
      const { verb, body } = calls[place] ?? { verb: "", body: null };
      const { status, text } = await post(desk, `/rest/v1/rpc/${verb}`, body, who, salt * 2_000 + (place % 2_000));
      outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
      if (status >= 500)
        outcome.failures.push(`${verb} ${JSON.stringify(body).slice(0, 500)}: ${status} ${text.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return outcome;
}
