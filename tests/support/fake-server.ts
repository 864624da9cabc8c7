import type { VerbName } from "../../src/data/net/call.ts";

type Args = Record<string, unknown>;
/** `cut`: the request may have arrived, but its answer is lost. */
export type FakeAnswer = { status: number; body: unknown } | "cut";

type CallName = VerbName | `table/${string}` | `auth/${string}`;

/** A verb without an answer fails as if the server were unreachable. */
export type FakeServer = {
  calls: { verb: string; args: Args }[];
  on: (verb: CallName, answer: unknown) => void;
  fail: (verb: CallName, answer: FakeAnswer) => void;
  argsOf: (verb: CallName) => Args[];
};

function verbOf(url: string): string {
  const { pathname } = new URL(url, "http://localhost");
  return pathname
    .replace(/^\/rest\/v1\/(?!rpc\/)/, "table/")
    .replace(/^\/rest\/v1\//, "")
    .replace(/^\/(functions|auth)\/v1\//, "$1/");
}

function argsIn(body: unknown): Args {
  return typeof body === "string" ? (JSON.parse(body) as Args) : {};
}

const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

export function startFakeServer(): FakeServer & { reset: () => void } {
  const calls: FakeServer["calls"] = [];
  const answers = new Map<string, (args: Args) => unknown>();
  // Not `vi.stubGlobal`: requests that a test left running must not reach the network later.
  globalThis.fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const verb = verbOf(input instanceof Request ? input.url : input.toString());
    const args = argsIn(init?.body);
    calls.push({ verb, args });
    const answer = answers.get(verb);
    if (answer === undefined) throw new TypeError(`The fake server has no answer to ${verb}`);
    const value = await answer(args);
    return value instanceof Response ? value : json(value, 200);
  };
  return {
    calls,
    on: (verb, answer) =>
      void answers.set(verb, typeof answer === "function" ? (answer as () => unknown) : () => answer),
    fail: (verb, answer) =>
      void answers.set(verb, () => {
        if (answer === "cut") throw new TypeError("Failed to fetch");
        return json(answer.body, answer.status);
      }),
    argsOf: (verb) => calls.filter((call) => call.verb === verb).map(({ args }) => args),
    reset() {
      calls.length = 0;
      answers.clear();
    },
  };
}
