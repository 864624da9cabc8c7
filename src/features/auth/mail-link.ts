import * as v from "valibot";
import { MAIL_LINK_QUESTIONS } from "#texts/auth.ts";
import type { TokenOwner } from "../../data/remote/account.ts";
import { type AuthAnswer, adoptSession } from "../../data/remote/auth.ts";
import { storeSession } from "./keep-session.ts";
import { useNewPassword, loadStoredSession, type SessionUser } from "./session-store.ts";

const linkSchema = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.pipe(v.string(), v.nonEmpty()),
  type: v.optional(v.string()),
});
export type MailLink = v.InferOutput<typeof linkSchema>;

export function readMailLink(hash: string): MailLink | null {
  const parsed = v.safeParse(linkSchema, Object.fromEntries(new URLSearchParams(hash.replace(/^#/, ""))));
  return parsed.success ? parsed.output : null;
}

export type LinkQuestion = { title: string; text: string; yes: string; no: string };

/** Anyone can mail a link to their own session, so confirm the account before the reader books in a stranger's. */
export function questionOf(
  { type }: MailLink,
  owner: TokenOwner,
  here: SessionUser | undefined,
): LinkQuestion | undefined {
  if (here?.id === owner.id) return undefined;
  const words = MAIL_LINK_QUESTIONS;
  if (here) {
    const text = words.switchText({ email: here.email });
    return {
      title: words.switch({ email: owner.email }),
      text,
      yes: words.switchYes,
      no: words.stay({ email: here.email }),
    };
  }
  const rest = { text: words.ownAddress, no: words.notNow };
  return type === "recovery"
    ? { title: words.newPassword({ email: owner.email }), yes: words.continue, ...rest }
    : { title: words.signIn({ email: owner.email }), yes: words.signInYes, ...rest };
}

export async function followMailLink(
  { refresh_token, type }: MailLink,
  owner: TokenOwner,
  here: SessionUser | undefined,
): Promise<AuthAnswer> {
  await storeSession();
  const answer = await adoptSession({
    refresh_token,
    userId: owner.id,
    replacesSession: here !== undefined && here.id !== owner.id,
  });
  loadStoredSession();
  if (answer.ok && type === "recovery") useNewPassword.setState({ wanted: true });
  return answer;
}
