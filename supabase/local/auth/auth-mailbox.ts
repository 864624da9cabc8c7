import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EmailDriver } from "@supabase/lite";
import { countTries } from "./count-tries.ts";

/** Mails to this domain are dropped (`mail/mail-catcher.ts`). */
export const NOBODY_DOMAIN = "nobody.invalid";
export const NOBODY = `nobody@${NOBODY_DOMAIN}`;

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

const branch = /\{\{ (?:else )?if eq \(printf `%v` \.Data\.language\) `(\w+)` \}\}([^]*?)(?=\{\{ else)/g;
const otherwise = /\{\{ else \}\}([^]*)\{\{ end \}\}/;

/** The embedded server fills in a template's fields but does not evaluate its conditions. */
export function chooseBranch(template: string, language: string): string {
  const chosen = [...template.matchAll(branch)].find(([, name]) => name === language)?.[2];
  return chosen ?? otherwise.exec(template)?.[1] ?? template;
}

type AuthMail = Parameters<EmailDriver["send"]>[0];
type Copy = { to: string; replace: [string, string][] };

export type AuthMailbox = {
  driver: EmailDriver;
  sendCopy: (token: string, copy: Copy) => Promise<void>;
};

const MOST_RECENT = 50;
const A_DAY = { allowed: 5, withinMs: 24 * 60 * 60_000 };

export function mailboxOf(address: string): string {
  const [name = "", host = ""] = address
    .toLowerCase()
    .trim()
    .replace(/\+[^@]*/, "")
    .split("@");
  return /^(gmail|googlemail)\.com$/.test(host) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`;
}

/** The embedded server writes one mail where hosted Auth writes two. */
export function letters(send: (mail: AuthMail) => Promise<void>, now?: () => number): AuthMailbox {
  const recentMails = new Map<string, AuthMail>();
  const sent = countTries(now, A_DAY);
  /** A mail above the limit goes to a dropped address, so neither the answer nor its timing shows it. */
  const post = (mail: AuthMail) => send(sent.enter([mailboxOf(mail.to)]) ? mail : { ...mail, to: NOBODY });
  return {
    driver: {
      send: async (mail) => {
        const token = /[?&]token=([0-9a-f]+)/.exec(mail.html ?? "")?.[1];
        if (token) recentMails.set(token, mail);
        for (const oldest of recentMails.keys()) {
          if (recentMails.size <= MOST_RECENT) break;
          recentMails.delete(oldest);
        }
        await post(mail);
      },
    },
    sendCopy: async (token, { to, replace }) => {
      const mail = recentMails.get(token);
      if (!mail) return;
      const html = replace.reduce((text, [from, into]) => text.replaceAll(from, into), mail.html ?? "");
      await post({ ...mail, to, html });
    },
  };
}
