import { expect, it } from "vitest";
import { passwordResetMessage, passwordMessage, signInMessage, signUpMessage } from "./auth-problems.ts";

const refusal = (code: string, message = "") => ({ ok: false, code, message }) as const;

it.each([
  ["signing in", signInMessage, /can't reach our server.*try again/],
  ["signing up", signUpMessage, /may already exist.*try again/],
  ["asking for a link", passwordResetMessage, /may already be on its way.*try again/],
  ["saving a password", passwordMessage, /may already be saved.*save it again/],
])("says what may have happened and what to do when the answer to %s is lost", (_, say, words) => {
  expect(say(refusal("unreachable", "Failed to fetch"))).toMatch(words);
});
