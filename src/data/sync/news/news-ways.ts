import type { NewsWays } from "../../../domain/news/push-device.ts";
import { readState, writeState } from "../../local/state.ts";
import { trustedNow } from "../../net/clock.ts";
import { serverCalls } from "../../remote/traveler/verbs.ts";

const WAYS_LAST_MS = 24 * 60 * 60_000;

const NO_WAYS: NewsWays = { push_key: null, bot: null };

export async function readNewsWays(): Promise<NewsWays> {
  const stored = await readState("news-ways");
  if (stored && trustedNow() - stored.at < WAYS_LAST_MS) return stored;
  const answer = await serverCalls("rpc/news_ways", {});
  if (!answer.ok) return stored ?? NO_WAYS;
  await writeState("news-ways", { ...answer.value, at: trustedNow() });
  return answer.value;
}

export async function findPushManager(): Promise<PushManager | undefined> {
  if (!("serviceWorker" in globalThis.navigator)) return undefined;
  const registration = await globalThis.navigator.serviceWorker.getRegistration();
  return (registration as Partial<ServiceWorkerRegistration> | undefined)?.pushManager;
}

export async function dropPushAddress(): Promise<void> {
  const subscription = await (await findPushManager())?.getSubscription();
  await subscription?.unsubscribe();
}
