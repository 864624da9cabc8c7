import type { AuthError } from "@supabase/supabase-js";
import type { SignIn, SignUp } from "../../domain/access/check-sign-in.ts";
import { addressIn, type Language, SOURCE_LANGUAGE } from "../../domain/languages.ts";
import { env } from "../net/env.ts";
import { dropSupabaseClient, supabaseClient } from "../net/supabase-client.ts";
import { withTimeLimit } from "../net/time-limit.ts";

export type AuthRefusal = { ok: false; code: string; message: string };
export type AuthAnswer = { ok: true } | AuthRefusal;

const UNREACHABLE = new Set([0, 502, 503, 504]);

function answer(error: AuthError | null): AuthAnswer {
  if (!error) return { ok: true };
  const unreachable = error.name === "AuthRetryableFetchError" || UNREACHABLE.has(error.status ?? -1);
  return { ok: false, code: unreachable ? "unreachable" : (error.code ?? error.name), message: error.message };
}

async function signOutFirst() {
  const { auth } = await supabaseClient();
  await auth.signOut({ scope: "global" });
  return auth;
}

const homeIn = (language: Language): string => new URL(addressIn(language, "/"), env.siteUrl).href;

/** Auth's mails read the language from the account. */
export async function signIn(credentials: SignIn, language: Language): Promise<AuthAnswer> {
  const auth = await signOutFirst();
  const { data, error } = await auth.signInWithPassword(credentials);
  const accountLanguage: unknown = data.user?.user_metadata["language"] ?? SOURCE_LANGUAGE;
  if (!error && accountLanguage !== language) {
    const stored = answer((await auth.updateUser({ data: { language } })).error);
    if (!stored.ok) console.warn("The language of mails was not stored:", stored.code);
  }
  return answer(error);
}

export async function signUp(form: SignUp, language: Language): Promise<AuthAnswer> {
  const { first_name, last_name, email, password } = form;
  const auth = await signOutFirst();
  const options = { emailRedirectTo: homeIn(language), data: { first_name, last_name, language } };
  const { data, error } = await auth.signUp({ email, password, options });
  // Hosted Supabase answers a taken address with a made-up user without identities.
  if (!error && data.user?.identities?.length === 0) return { ok: false, code: "user_already_exists", message: "" };
  return answer(error);
}

export async function requestNewPassword(email: string, language: Language): Promise<AuthAnswer> {
  const { auth } = await supabaseClient();
  return answer((await auth.resetPasswordForEmail(email, { redirectTo: homeIn(language) })).error);
}

export async function setPassword(password: string): Promise<AuthAnswer> {
  const { auth } = await supabaseClient();
  return answer((await auth.updateUser({ password })).error);
}

type MailedSession = { refresh_token: string; userId: string; replacesSession: boolean };

export async function adoptSession({ refresh_token, userId, replacesSession }: MailedSession): Promise<AuthAnswer> {
  const auth = replacesSession ? await signOutFirst() : (await supabaseClient()).auth;
  const { data, error } = await auth.refreshSession({ refresh_token });
  if (error || data.user?.id === userId) return answer(error);
  await auth.signOut({ scope: "local" });
  return { ok: false, code: "other_account", message: "" };
}

const SIGN_OUT_WAIT_MS = 5_000;

const unreachable: AuthRefusal = { ok: false, code: "unreachable", message: "" };

async function signOutEverywhere(): Promise<AuthAnswer> {
  const { auth } = await supabaseClient();
  return answer((await auth.signOut({ scope: "global" })).error);
}

/** Without an answer, only this device forgets the session. */
export async function signOut(waitMs = SIGN_OUT_WAIT_MS): Promise<AuthAnswer> {
  const result = await withTimeLimit(signOutEverywhere(), waitMs, () => unreachable).catch((error: unknown) => {
    console.warn("The session could not be ended everywhere:", error);
    return unreachable;
  });
  if (!result.ok) await dropSupabaseClient();
  return result;
}
