import { createHash } from "node:crypto";
import type { Database } from "../backend/database.ts";
import type { Letters } from "./letters.ts";

/** The embedded server asks the old mailbox alone. Hosted, both must agree: else the trips of the new one are handed over. */
export type EmailChange = {
  /** Writes to the new mailbox too, once a change was asked for. */
  tellNewMailbox: (userId: string) => Promise<void>;
  /** True for the first mailbox that confirms: the change then waits for the other. */
  isFirst: (tokenHash: string) => Promise<boolean>;
};

type Change = { email_change: string; email_change_token_current: string; email_change_token_new: string };

export const hashOf = (email: string, code: string): string =>
  createHash("sha256")
    .update(email.toLowerCase() + code)
    .digest("hex");

// What is left is the other mailbox's token, kept where the embedded server looks for the last word.
const firstOfTwo = `
  update auth.users set
    email_change_token_current =
      case when email_change_token_new = $1 then email_change_token_current else email_change_token_new end,
    email_change_token_new = null
  where email_change_token_new is not null and $1 in (email_change_token_new, email_change_token_current)
    and email_change_sent_at > now() - interval '1 hour'
  returning id`;

export function emailChange(database: Database, letters: Letters): EmailChange {
  return {
    tellNewMailbox: async (userId) => {
      const [change] = await database.rows<Change>(
        `select email_change, email_change_token_current, email_change_token_new from auth.users
         where id = $1 and email_change_token_new is not null`,
        [userId],
      );
      if (!change) return;
      const { email_change, email_change_token_current, email_change_token_new } = change;
      await letters.sendCopy(email_change_token_current, {
        to: email_change,
        replace: [[email_change_token_current, email_change_token_new]],
      });
    },
    isFirst: async (tokenHash) => (await database.rows(firstOfTwo, [tokenHash])).length > 0,
  };
}
