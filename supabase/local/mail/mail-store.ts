import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type CaughtMail = {
  id: string;
  received_at: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
};

export const openMailStore = (stateDir: string) => {
  const path = join(stateDir, "mails.jsonl");
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  const mails: CaughtMail[] = [];
  for (const line of lines) {
    // A kill during an append leaves half a line.
    if (line.startsWith("{") && line.endsWith("}")) mails.push(JSON.parse(line));
  }
  return {
    mails,
    add: (mail: CaughtMail) => {
      mails.push(mail);
      appendFileSync(path, `\n${JSON.stringify(mail)}`, { flush: true });
    },
  };
};

export type MailStore = ReturnType<typeof openMailStore>;
