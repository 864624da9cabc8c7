import { existsSync, globSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./run.ts";

const chromiumPlaces = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

export const findChromium = () => chromiumPlaces.find((place) => place && existsSync(place));

/** Chromium without windows at half the processor time; a Debian package of its own. */
const shell = "/usr/bin/chromium-headless-shell";
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

/** Unpacked, not installed: the package would start a server on port 80. */
const nginxFolder = join(root, ".cache/nginx");
const nginxPlaces = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin", join(nginxFolder, "usr/sbin")];
export const findNginx = (): string | undefined =>
  nginxPlaces.map((folder) => join(folder, "nginx")).find((place) => existsSync(place));
export const findMimeTypes = (): string | undefined =>
  ["/etc/nginx/mime.types", join(nginxFolder, "etc/nginx/mime.types")].find((place) => existsSync(place));

export const needNginx = async () => {
  if (findNginx() || !existsSync("/usr/bin/apt-get")) return;
  mkdirSync(nginxFolder, { recursive: true });
  const download = () => run("apt-get", ["download", "nginx", "nginx-common"], { quiet: true, cwd: nginxFolder });
  if ((await download()).code !== 0 && canInstall()) {
    await run("apt-get", ["update", "-qq"], { quiet: true });
    await download();
  }
  for (const name of globSync("*.deb", { cwd: nginxFolder }))
    await run("dpkg", ["-x", name, "."], { quiet: true, cwd: nginxFolder });
};

/** Without a real browser end-to-end tests prove nothing, so a missing one fails. */
export const needChromium = async () => {
  if (!findChromium() && canInstall()) await install(["chromium", "fonts-dejavu-core"]);
  if (findShell() === findChromium() && !process.env.CHROMIUM_PATH && canInstall())
    await install(["chromium-headless-shell"]);
  if (findChromium()) return;
  throw new Error(
    "No Chromium found. Install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH, then run again.",
  );
};
