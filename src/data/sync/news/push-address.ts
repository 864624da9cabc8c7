import { fromBase64url } from "../../../domain/base64url.ts";
import type { PushAddress } from "../../../domain/news/push-device.ts";

type PushFailure = { ok: false; code: "denied" | "no_push_service" };
export type Subscribed = { ok: true; address: PushAddress } | PushFailure;

export function addressOf(subscription: Pick<PushSubscription, "toJSON">): PushAddress | null {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null;
}

/** The browser refuses another key while a subscription with an older one exists. */
async function dropOther(manager: PushManager, key: string): Promise<void> {
  const subscription = await manager.getSubscription();
  const oldKey = subscription?.options.applicationServerKey;
  const newKey = fromBase64url(key);
  if (!subscription || !oldKey || !newKey) return;
  const bytes = new Uint8Array(oldKey);
  if (bytes.length !== newKey.length || bytes.some((byte, at) => byte !== newKey[at])) await subscription.unsubscribe();
}

export async function subscribeToPush(manager: PushManager, key: string): Promise<Subscribed> {
  try {
    await dropOther(manager, key);
    const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: fromBase64url(key) });
    const address = addressOf(subscription);
    return address === null ? { ok: false, code: "no_push_service" } : { ok: true, address };
  } catch (error) {
    // Chromium answers AbortError if its push service is not reachable.
    const isDenied = error instanceof DOMException && error.name === "NotAllowedError";
    return { ok: false, code: isDenied ? "denied" : "no_push_service" };
  }
}
