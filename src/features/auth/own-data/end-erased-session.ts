import { deleteAccountRows } from "../../../data/local/bookings.ts";
import { signOut } from "../../../data/remote/auth.ts";
import { forgetStoredSession, useSession } from "../session-store.ts";

/** The account was deleted at the server, so its session here would only fail later. */
export async function endErasedSession(address: string): Promise<void> {
  const { user } = useSession.getState();
  if (user?.email.toLowerCase() !== address.toLowerCase()) return;
  await signOut();
  forgetStoredSession();
  await deleteAccountRows();
}
