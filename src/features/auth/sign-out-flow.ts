import { signOut } from "../../data/remote/auth.ts";
import { removePrivate } from "../../data/local/private-data.ts";
import { forgetAccountTrips } from "../../data/local/bookings.ts";
import { toast } from "../../shared/ui/toast.ts";
import { forgetStoredSession } from "./session-store.ts";

/** Ends the session everywhere; what the account brought always goes, what this device holds only when it was said so. */
export const signOutHere = async (onThisPhone: "keep" | "remove"): Promise<void> => {
  const answer = await signOut();
  forgetStoredSession();
  await forgetAccountTrips();
  if (onThisPhone === "remove") await removePrivate();
  if (answer.ok) {
    toast({ title: "Signed out", message: "You are signed out on all your devices.", tone: "success" });
    return;
  }
  const message =
    "There was no connection to end the session on your other devices: sign in and out once more for that.";
  toast({ title: "Signed out on this device", message, tone: "info" });
};
