import * as v from "valibot";
import { type AuthAnswer, adoptSession } from "../../data/remote/auth.ts";
import type { TokenOwner } from "../../data/remote/account.ts";
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
  const declineLabel = here ? `Stay signed in as ${here.email}` : "Not now";
  if (here) {
    const text = `You are signed in as ${here.email}. This link belongs to another account, and your bookings would be saved there.`;
    return { title: `Switch to ${owner.email}?`, text, yes: "Switch account", no: declineLabel };
  }
  const text = "You followed a link from an email. Continue only if this is your own address.";
  if (type === "recovery")
    return { title: `Choose a new password for ${owner.email}?`, text, yes: "Continue", no: declineLabel };
  return { title: `Sign in as ${owner.email}?`, text, yes: "Sign in", no: declineLabel };
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
