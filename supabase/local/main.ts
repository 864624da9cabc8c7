import { readSettings, type Settings } from "./settings.ts";
import { createStack } from "./stack.ts";

const fail = (error: unknown): never => {
  console.error(`\nThe stack did not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
};

const settings: Settings = (() => {
  try {
    return readSettings(process.env, process.argv.slice(2));
  } catch (error) {
    return fail(error);
  }
})();

const stack = createStack(settings, (name) => {
  console.error(`\n${name} died. Stopping everything.`);
  end(1);
});

let ending = false;
const end = (code: number) => {
  if (ending) return;
  ending = true;
  stack.stop().then(
    () => process.exit(code),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
};
process.on("SIGINT", () => end(130));
process.on("SIGTERM", () => end(143));
// A closed terminal takes everything with it too.
process.on("SIGHUP", () => end(129));

const started = Date.now();
stack.start().then(
  ({ url, backendUrl, accounts }) => {
    if (ending) return;
    const people = accounts.map(
      ({ email, password, admin }) => `  ${admin ? "admin    " : "traveller"} ${email} / ${password}`,
    );
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const backend = backendUrl === url ? [] : [`  backend   ${backendUrl}`];
    console.log([`Ready on ${url} (${seconds} s)`, ...backend, ...people, `  inbox     ${url}/_inbox`].join("\n"));
  },
  (error: unknown) => {
    if (ending) return;
    console.error(`\nThe stack did not start: ${error instanceof Error ? error.message : String(error)}`);
    end(1);
  },
);
