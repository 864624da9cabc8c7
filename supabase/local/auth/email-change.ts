import { createHash } from "node:crypto";
import type { Database } from "../backend/database.ts";
import type { AuthMailbox } from "./auth-mailbox.ts";

/** Hosted Auth needs both mailboxes to confirm; with the old one alone a stranger's trips could be taken over. */
export type EmailChange = {
  tellNewMailbox: (userId: string) => Promise<void>;
  isFirst: (tokenHash: string) => Promise<boolean>;
};

type Change = { email_change: string; email_change_token_current: string; email_change_token_new: string };

export const hashOf = (email: string, code: string): string =>
  createHash("sha256")
    .update(email.toLowerCase() + code)
    .digest("hex");

// Stores the other mailbox's token where the embedded server looks for the final confirmation.
const firstOfTwo = `
  update auth.users set
    email_change_token_current =
      case when email_change_token_new = $1 then email_change_token_current else email_change_token_new end,
    email_change_token_new = null
  where email_change_token_new is not null and $1 in (email_change_token_new, email_change_token_current)
    and email_change_sent_at > now() - interval '1 hour'
  returning id`;

export function emailChange(database: Database, letters: AuthMailbox): EmailChange {
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
