import { randomUUID } from "node:crypto";
import { post } from "../security/support/desk.ts";
import { ask } from "../security/support/visitor.ts";
import { linkFromMail } from "../support/inbox.ts";
import type { Stack } from "../support/stack.ts";

export const password = "silkroad";
export const newEmail = () => `${randomUUID()}@example.com`;

export function askAuth(stack: () => Stack) {
  const auth = (path: string, body: unknown, from = 0) => post(stack(), `/auth/v1/${path}`, body, "anon", from);
  const follow = async (link: string) => {
    const { pathname, search } = new URL(link);
    return String((await ask(stack().url, pathname + search)).headers["location"]);
  };
  const newAccount = async () => {
    const email = newEmail();
    await auth("signup", { email, password });
    await follow(await linkFromMail(stack().url, email, "/auth/v1/verify"));
    return email;
  };
  return { auth, follow, newAccount };
}
