import { readSettings, type Settings } from "./settings.ts";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} cannot run this. Use 'npm start': it brings its own Node (run 'npm ci' first).`,
  );
  process.exit(1);
}

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

const { createStack } = await import("./stack.ts");
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
  ({ url, accounts }) => {
    if (ending) return;
    console.log(`Ready on ${url} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    for (const { email, password, admin } of accounts) {
      console.log(`  ${admin ? "admin    " : "traveller"} ${email} / ${password}`);
    }
    console.log(`  inbox     ${url}/_inbox`);
  },
  (error: unknown) => {
    if (ending) return;
    console.error(`\nThe stack did not start: ${error instanceof Error ? error.message : String(error)}`);
    end(1);
  },
);
