import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { FORM_PROBLEMS } from "#texts/shared.ts";
import { problemIn, problemText } from "../problem.ts";
import { signInSchema, signUpSchema } from "./check-sign-in.ts";

const person = { first_name: "Ada", last_name: "Karim", email: "ada@example.com", password: "silkroad" };
const messages = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map((one) => problemText(problemIn(one.message), FORM_PROBLEMS));

describe("signing up", () => {
  it.each([
    [{}, undefined],
    [{ first_name: " " }, [FORM_PROBLEMS.first_name]],
    [{ last_name: "" }, [FORM_PROBLEMS.last_name]],
    [{ first_name: "x".repeat(51) }, [FORM_PROBLEMS.name_long]],
    [{ email: "" }, [FORM_PROBLEMS.email, FORM_PROBLEMS.email_wrong]],
    [{ email: "ada@" }, [FORM_PROBLEMS.email_wrong]],
    [{ password: "12345" }, [FORM_PROBLEMS.password_short]],
    [{ password: "123456" }, undefined],
    [{ first_name: "Жасур", last_name: "Oʻzbek" }, undefined],
  ])("answers %j with %j", (change, expected) => {
    expect(messages(signUpSchema, { ...person, ...change })).toEqual(expected);
  });
});

describe("signing in", () => {
  it("requires both fields, and lets the server judge an old, short password", () => {
    expect(messages(signInSchema, { email: "ada@example.com", password: "" })).toEqual(["Password is required"]);
    expect(messages(signInSchema, { email: "ada@example.com", password: "abc" })).toBeUndefined();
  });
});
