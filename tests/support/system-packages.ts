import { existsSync } from "node:fs";
import { run } from "./run.ts";

const chromiumPlaces = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

export const findChromium = () => chromiumPlaces.find((place) => place && existsSync(place));

/** The same Chromium without its windows, half as dear to run; Debian has it as a package of its own. */
const shell = "/usr/bin/chromium-headless-shell";
/** What a story runs on, where nothing but the page is looked at. A browser that was named is taken. */
export const findShell = () => (process.env.CHROMIUM_PATH || !existsSync(shell) ? findChromium() : shell);

const canInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

const install = async (names: string[]) => {
  console.log(`Installing ${names.join(", ")} from the system's packages ...`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const update = await run("apt-get", ["update", "-qq"], { quiet: true, env });
  const done = await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], {
    quiet: true,
    env,
  });
  if (done.code !== 0) console.log(update.output + done.output);
};

/** End-to-end tests are worth nothing without a real browser, so a missing one fails. */
export const needChromium = async () => {
  if (!findChromium() && canInstall()) await install(["chromium", "fonts-dejavu-core"]);
  // By itself: where the system has no such package, the whole browser does.
  if (findShell() === findChromium() && !process.env.CHROMIUM_PATH && canInstall())
    await install(["chromium-headless-shell"]);
  if (findChromium()) return;
  throw new Error(
    "No Chromium found. Install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH, then run again.",
  );
};
