import type { EmailDriver } from "@supabase/lite";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NOBODY } from "./known-addresses.ts";
import { countTries } from "./tries.ts";

type Template = { subject: string; content_path: string };

const entry = /\[auth\.email\.template\.(\w+)\]\nsubject = "(.*)"\ncontent_path = "(.*)"/g;

export function authTemplates(projectFolder: string): Record<string, Template> {
  const config = readFileSync(join(projectFolder, "supabase/config.toml"), "utf8");
  const found = [...config.matchAll(entry)].map(([, name = "", subject = "", path = ""]): [string, Template] => [
    name,
    { subject, content_path: join(projectFolder, path) },
  ]);
  return Object.fromEntries(found);
}

type Letter = Parameters<EmailDriver["send"]>[0];
type Copy = { to: string; replace: [string, string][] };

export type Letters = {
  driver: EmailDriver;
  sendCopy: (token: string, copy: Copy) => Promise<void>;
};

const MOST_KEPT = 50;
const A_DAY = { allowed: 5, withinMs: 24 * 60 * 60_000 };

/** Twin of `private.mailbox_of`. */
export function mailboxOf(address: string): string {
  const [name = "", host = ""] = address
    .toLowerCase()
    .trim()
    .replace(/\+[^@]*/, "")
    .split("@");
  return /^(gmail|googlemail)\.com$/.test(host) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`;
}

/** The embedded server writes one mail where hosted Auth writes two. */
export function letters(send: (letter: Letter) => Promise<void>, now?: () => number): Letters {
  const kept = new Map<string, Letter>();
  const sent = countTries(now, A_DAY);
  /** A mail above the limit goes to a dropped address, so neither the answer nor its timing shows it. */
  const post = (letter: Letter) => send(sent.enter([mailboxOf(letter.to)]) ? letter : { ...letter, to: NOBODY });
  return {
    driver: {
      send: async (letter) => {
        const token = /[?&]token=([0-9a-f]+)/.exec(letter.html ?? "")?.[1];
        if (token) kept.set(token, letter);
        for (const oldest of kept.keys()) {
          if (kept.size <= MOST_KEPT) break;
          kept.delete(oldest);
        }
        await post(letter);
      },
    },
    sendCopy: async (token, { to, replace }) => {
      const letter = kept.get(token);
      if (!letter) return;
      const html = replace.reduce((text, [from, into]) => text.replaceAll(from, into), letter.html ?? "");
      await post({ ...letter, to, html });
    },
  };
}
