import * as v from "valibot";
import { takeSession } from "../../data/remote/auth.ts";
import { toast } from "../../shared/ui/toast.ts";
import { keepSession } from "./keep-session.ts";
import { useNewPassword } from "./new-password-store.ts";
import { loadStoredSession } from "./session-store.ts";

const carried = v.object({ access_token: v.string(), refresh_token: v.string(), type: v.optional(v.string()) });

/**
 * A link from a mail lands on the site's root with a session, or the reason why not, in the fragment.
 * Answers whether a new password is wanted.
 */
export const landFromMail = async (hash: string): Promise<"signed-in" | "new-password" | "refused"> => {
  const values = Object.fromEntries(new URLSearchParams(hash.replace(/^#/, "")));
  const parsed = v.safeParse(carried, values);
  if (!parsed.success) {
    const message = "The link has been used or is too old. Sign in, or ask for a new one.";
    toast({ title: "This link no longer works", message, tone: "error" });
    return "refused";
  }
  const { access_token, refresh_token, type } = parsed.output;
  await keepSession();
  const answer = await takeSession(access_token, refresh_token);
  if (!answer.ok) {
    toast({ title: "This link no longer works", message: answer.message, tone: "error" });
    return "refused";
  }
  loadStoredSession();
  if (type === "recovery") {
    useNewPassword.setState({ wanted: true });
    return "new-password";
  }
  toast({ title: "Your email is confirmed", message: "You are signed in.", tone: "success" });
  return "signed-in";
};
