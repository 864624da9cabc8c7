import * as v from "valibot";
import { anyFirstName, anyLastName, emailRule } from "../booking/form/field-rules.ts";
import { PASSWORD_MIN } from "../field-limits.ts";

const newPassword = v.pipe(v.string(), v.nonEmpty("password"), v.minLength(PASSWORD_MIN, "password_short"));
export const signInSchema = v.object({
  email: emailRule,
  password: v.pipe(v.string(), v.nonEmpty("password")),
});
export const signUpSchema = v.object({
  first_name: anyFirstName,
  last_name: anyLastName,
  email: emailRule,
  password: newPassword,
});
export const forgottenSchema = v.object({ email: emailRule });
export const newPasswordSchema = v.object({ password: newPassword });

export type SignIn = v.InferOutput<typeof signInSchema>;
export type SignUp = v.InferOutput<typeof signUpSchema>;
