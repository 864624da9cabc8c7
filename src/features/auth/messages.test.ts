import { expect, it } from "vitest";
import { forgottenMessage, passwordMessage, signInMessage, signUpMessage } from "./messages.ts";

const refusal = (code: string, message = "") => ({ ok: false, code, message }) as const;

it.each([
  ["signing in", signInMessage, /no connection.*try again/],
  ["signing up", signUpMessage, /may exist already.*try again/],
  ["asking for a link", forgottenMessage, /may be on its way already.*try again/],
  ["saving a password", passwordMessage, /may be saved already.*save it again/],
])("say what may have happened and what to do when the answer to %s is lost", (_, say, words) => {
  expect(say(refusal("unreachable", "Failed to fetch"))).toMatch(words);
});
