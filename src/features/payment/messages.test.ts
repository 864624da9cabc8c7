import { expect, it } from "vitest";
import { notResent } from "./messages.ts";

it.each([
  ["too_many_mails", "This confirmation was sent several times today. Please try again tomorrow."],
  ["not_confirmed", "This booking is not confirmed, so there is no confirmation to send."],
  ["unreachable", "Unable to resend email. Please try again."],
  ["unheard", "We could not hear whether the email was sent. Look into your inbox before you try again."],
  ["a code of next year", "Unable to resend email. Please try again."],
])("'Resend Email' refused with %s says %j", (code, said) => {
  expect(notResent(code)).toBe(said);
});
