import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { forgottenSchema, newPasswordSchema, signInSchema, signUpSchema } from "./auth-form.ts";

const person = { first_name: "Ada", last_name: "Karim", email: "ada@example.com", password: "silkroad" };
const messages = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map((one) => one.message);

describe("signing up", () => {
  it.each([
    [{}, undefined],
    [{ first_name: " " }, ["First name is required"]],
    [{ last_name: "" }, ["Last name is required"]],
    [{ first_name: "x".repeat(51) }, ["Name must be under 50 characters"]],
    [{ email: "" }, ["Email is required", "Invalid email format"]],
    [{ email: "ada@" }, ["Invalid email format"]],
    [{ password: "12345" }, ["Password should be at least 6 characters long."]],
    [{ password: "123456" }, undefined],
    [{ first_name: "Жасур", last_name: "Oʻzbek" }, undefined],
  ])("with %j says %j", (change, expected) => {
    expect(messages(signUpSchema, { ...person, ...change })).toEqual(expected);
  });
});

describe("signing in", () => {
  it("asks for both fields, and lets the server judge an old, short password", () => {
    expect(messages(signInSchema, { email: "ada@example.com", password: "" })).toEqual(["Password is required"]);
    expect(messages(signInSchema, { email: "ada@example.com", password: "abc" })).toBeUndefined();
  });
});

it("a forgotten password needs an address, a new one its length", () => {
  expect(messages(forgottenSchema, { email: "nobody" })).toEqual(["Invalid email format"]);
  expect(messages(newPasswordSchema, { password: "123" })).toEqual(["Password should be at least 6 characters long."]);
});
