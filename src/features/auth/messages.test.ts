import { describe, expect, it } from "vitest";
import { PASSWORD_TOO_SHORT } from "../../domain/access/auth-form.ts";
import { forgottenMessage, passwordMessage, signInMessage, signUpMessage } from "./messages.ts";

const refusal = (code: string, message = "") => ({ ok: false, code, message }) as const;
const TAKEN = "An account with this email already exists. Please sign in instead.";
const MAILED =
  "We can't email you again just yet. If you signed up already, follow the link in our email; otherwise try again in a few minutes.";
const SHORT = PASSWORD_TOO_SHORT;

describe("signing in", () => {
  it.each([
    ["invalid_credentials", "Invalid login credentials", "Invalid email or password. Please check your credentials."],
    ["email_not_confirmed", "Email not confirmed", "Please confirm your email before signing in."],
    ["user_banned", "User is banned", "User is banned"],
    ["something_new", "", "Failed to sign in"],
  ])("%s (%j) says %j", (code, message, said) => {
    expect(signInMessage(refusal(code, message))).toBe(said);
  });
});

describe("signing up", () => {
  it.each([
    ["user_already_exists", "", TAKEN],
    ["email_exists", "", TAKEN],
    ["over_email_send_rate_limit", "For security purposes, you can only request this after 50 seconds.", MAILED],
    ["over_email_send_rate_limit", "Email rate limit exceeded", MAILED],
    ["weak_password", "Too weak", SHORT],
    ["something_new", "", "Failed to create account"],
  ])("%s (%j) says %j", (code, message, said) => {
    expect(signUpMessage(refusal(code, message))).toBe(said);
  });
});

describe("choosing a new password", () => {
  it.each([
    ["weak_password", "", SHORT],
    ["same_password", "", "This is the password you have already. Choose another one."],
    ["session_not_found", "", "The link has been used or is too old. Ask for a new one."],
    ["AuthSessionMissingError", "Auth session missing!", "The link has been used or is too old. Ask for a new one."],
    ["something_new", "", "An unexpected error occurred"],
  ])("%s says what to do", (code, message, said) => {
    expect(passwordMessage(refusal(code, message))).toBe(said);
  });
});

it.each([
  ["signing in", signInMessage, /no connection.*try again/],
  ["signing up", signUpMessage, /may exist already.*try again/],
  ["asking for a link", forgottenMessage, /may be on its way already.*try again/],
  ["saving a password", passwordMessage, /may be saved already.*save it again/],
])("says what may have happened and what to do when the answer to %s is lost", (_, say, words) => {
  expect(say(refusal("unreachable", "Failed to fetch"))).toMatch(words);
});
