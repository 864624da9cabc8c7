import { expect, it } from "vitest";
import { messageRefused } from "./messages.ts";

it.each([
  ["email", "The email address was not accepted. Please write it again."],
  ["end_date", "The end date was not accepted: choose a day after the start. Please write it again."],
  ["a field of next year", "Some of it was not accepted. Please write it again."],
  [undefined, "Some of it was not accepted. Please write it again."],
])("a message refused for its %s says %j", (field, said) => {
  expect(messageRefused({ field })).toBe(said);
});
