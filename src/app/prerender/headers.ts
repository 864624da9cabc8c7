import { createHash } from "node:crypto";
import { addressIn, languages } from "../../domain/languages.ts";

/** CSP ignores JSON scripts, so they need no hash; an import map needs one. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(/<script(?: type="importmap")?>([\s\S]*?)<\/script>/g)].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  return [...new Set(hashes)];
}

export function pictureHosts(setting: string): string[] {
  const hosts = setting.split(/[\s,]+/).filter((host) => host !== "");
  const invalidHost = hosts.find((host) => !/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/i.test(host));
  if (invalidHost !== undefined) throw new Error(`VITE_PICTURE_HOSTS: not the address of a host: ${invalidHost}`);
  return hosts;
}

type AllowedHosts = {
  supabaseUrl: string;
  pictureHosts: readonly string[];
};

const joinOrigins = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join("");

/** A rule for one page holds in every language; rules for files and folders are the same for all. */
const inEachLanguage = (text: string) =>
  text.replaceAll(/^(\/[^*.\n]+)\n((?: .*\n)+)/gm, (_rule, path: string, headers: string) =>
    languages.map((language) => `${addressIn(language, path)}\n${headers}`).join("\n"),
  );

export function fillHeaders(text: string, html: string, hosts: AllowedHosts): string {
  const origins = hosts.supabaseUrl === "" ? [] : [new URL(hosts.supabaseUrl).origin];
  return inEachLanguage(text)
    .replaceAll(" %SCRIPT_HASHES%", joinOrigins(scriptHashes(html)))
    .replaceAll(" %SUPABASE%", joinOrigins(origins))
    .replaceAll(" %PICTURE_HOSTS%", joinOrigins(hosts.pictureHosts));
}
