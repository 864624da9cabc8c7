import { NEW_PASSWORD_PROBLEMS, PASSWORD_RESET_PROBLEMS, SIGN_IN_PROBLEMS, SIGN_UP_PROBLEMS } from "#texts/auth.ts";
import { language } from "#texts/write.ts";
import type { AuthRefusal } from "../../data/remote/auth.ts";
import { SOURCE_LANGUAGE } from "../../domain/languages.ts";

const problemFrom =
  (problems: Readonly<Record<"failed", string> & Record<string, string>>) =>
  ({ code, message }: AuthRefusal): string =>
    problems[code] ?? ((language === SOURCE_LANGUAGE && message) || problems.failed);

export const signInMessage = problemFrom(SIGN_IN_PROBLEMS);
export const signUpMessage = problemFrom(SIGN_UP_PROBLEMS);
export const passwordResetMessage = problemFrom(PASSWORD_RESET_PROBLEMS);
export const passwordMessage = problemFrom(NEW_PASSWORD_PROBLEMS);
