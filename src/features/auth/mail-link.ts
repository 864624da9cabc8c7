import * as v from "valibot";
import { type AuthAnswer, takeSession } from "../../data/remote/auth.ts";
import type { TokenOwner } from "../../data/remote/account.ts";
import { keepSession } from "./keep-session.ts";
import { useNewPassword } from "./new-password-store.ts";
import { loadStoredSession, type SessionUser } from "./session-store.ts";

const carried = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.pipe(v.string(), v.nonEmpty()),
  type: v.optional(v.string()),
});
export type MailLink = v.InferOutput<typeof carried>;

/** What a mail's link carries in the fragment: a session, or null where it says why there is none. */
export function readMailLink(hash: string): MailLink | null {
  const parsed = v.safeParse(carried, Object.fromEntries(new URLSearchParams(hash.replace(/^#/, ""))));
  return parsed.success ? parsed.output : null;
}

export type LinkQuestion = { title: string; text: string; yes: string; no: string };

/**
 * Anybody can send anybody a link to a session, also to their own: whoever follows it would book in a stranger's account
 * without noticing. So nobody is signed in, and nobody switched, before they saw whose account it is.
 */
export function questionOf(
  { type }: MailLink,
  owner: TokenOwner,
  here: SessionUser | undefined,
): LinkQuestion | undefined {
  if (here?.id === owner.id) return undefined;
  const no = here ? `Stay signed in as ${here.email}` : "Not now";
  if (here) {
    const text = `You are signed in as ${here.email}. This link belongs to another account: what you book would be kept there.`;
    return { title: `Switch to ${owner.email}?`, text, yes: "Switch account", no };
  }
  const text = "You followed a link from an email. Continue only if this is your own address.";
  if (type === "recovery") return { title: `Choose a new password for ${owner.email}?`, text, yes: "Continue", no };
  return { title: `Sign in as ${owner.email}?`, text, yes: "Sign in", no };
}

/** Takes the session over; whoever else was signed in here is signed out first. */
export async function followMailLink(
  { refresh_token, type }: MailLink,
  owner: TokenOwner,
  here: SessionUser | undefined,
): Promise<AuthAnswer> {
  await keepSession();
  const answer = await takeSession({
    refresh_token,
    userId: owner.id,
    afresh: here !== undefined && here.id !== owner.id,
  });
  loadStoredSession();
  if (answer.ok && type === "recovery") useNewPassword.setState({ wanted: true });
  return answer;
}
