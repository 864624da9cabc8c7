import * as v from "valibot";

/** Same as the server's `minimum_password_length`. */
export const PASSWORD_MIN = 6;
export const PASSWORD_TOO_SHORT = "Password should be at least 6 characters long.";
const NAME_MAX = 50;

const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty("Email is required"),
  v.maxLength(254, "Email too long"),
  v.email("Invalid email format"),
);
const newPassword = v.pipe(
  v.string(),
  v.nonEmpty("Password is required"),
  v.minLength(PASSWORD_MIN, PASSWORD_TOO_SHORT),
);
const name = (what: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`${what} is required`),
    v.maxLength(NAME_MAX, `Name must be under ${NAME_MAX} characters`),
  );

export const signInSchema = v.object({ email, password: v.pipe(v.string(), v.nonEmpty("Password is required")) });
export const signUpSchema = v.object({
  first_name: name("First name"),
  last_name: name("Last name"),
  email,
  password: newPassword,
});
export const forgottenSchema = v.object({ email });
export const newPasswordSchema = v.object({ password: newPassword });

export type SignIn = v.InferOutput<typeof signInSchema>;
export type SignUp = v.InferOutput<typeof signUpSchema>;
