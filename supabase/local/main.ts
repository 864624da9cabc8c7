import { readSettings } from "./settings.ts";
import { createStack, type Running } from "./stack.ts";

const started = Date.now();
let stack: ReturnType<typeof createStack> | undefined;
let ending = false;

const end = (code: number) => {
  if (ending) return;
  ending = true;
  Promise.resolve(stack?.stop()).then(
    () => process.exit(code),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
};
process.on("SIGINT", () => end(130));
process.on("SIGTERM", () => end(143));
process.on("SIGHUP", () => end(129));

const welcome = ({ url, backendUrl, accounts }: Running) => {
  const people = accounts.map(
    ({ email, password, role }) => `  ${(role ?? "traveler").padEnd(9)} ${email} / ${password}`,
  );
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const backend = backendUrl === url ? [] : [`  backend   ${backendUrl}`];
  console.log([`Ready on ${url} (${seconds} s)`, ...backend, ...people, `  inbox     ${url}/_inbox`].join("\n"));
};

try {
  stack = createStack(readSettings(process.env, process.argv.slice(2)), (name) => {
    console.error(`\n${name} died. Stopping everything.`);
    end(1);
  });
  const running = await stack.start();
  if (!ending) welcome(running);
} catch (error) {
  if (!ending) console.error(`\nThe stack did not start: ${error instanceof Error ? error.message : String(error)}`);
  end(1);
}
