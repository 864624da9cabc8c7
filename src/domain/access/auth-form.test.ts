import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { FIELD_ERRORS, FORM_PROBLEMS, PASSWORD_TOO_SHORT } from "#words/shared.ts";
import { problemText } from "../problem.ts";
import { signInSchema, signUpSchema } from "./auth-form.ts";

const person = { first_name: "Ada", last_name: "Karim", email: "ada@example.com", password: "silkroad" };
const messages = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map((one) => problemText(one.message, FORM_PROBLEMS));

describe("signing up", () => {
  it.each([
    [{}, undefined],
    [{ first_name: " " }, [FIELD_ERRORS.first_name]],
    [{ last_name: "" }, [FIELD_ERRORS.last_name]],
    [{ first_name: "x".repeat(51) }, [FIELD_ERRORS.name_long]],
    [{ email: "" }, [FIELD_ERRORS.email, FIELD_ERRORS.email_wrong]],
    [{ email: "ada@" }, [FIELD_ERRORS.email_wrong]],
    [{ password: "12345" }, [PASSWORD_TOO_SHORT]],
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
