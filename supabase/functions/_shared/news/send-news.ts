import type { Rpc } from "../web/rpc.ts";
import { type ClaimedNews, newsMessageOf } from "./claimed-news.ts";
import { encryptPush, newSeed } from "./encrypt-push.ts";
import { type Outcome, retryWithin, sendClaimed } from "./send-claimed.ts";
import type { Vapid } from "./vapid.ts";

type Deps = {
  rpc: Rpc;
  vapid: () => Promise<Vapid | null>;
  post: typeof fetch;
  siteUrl: string;
  now: () => number;
};

const answerWithinMs = 8_000;
const GONE = [404, 410];
const URGENT: readonly string[] = ["meeting_changed", "departure_cancelled"];

/** Safari 18.4 shows `notification` without a worker; others hand it to theirs. */
export function pushBodyOf(news: ClaimedNews, siteUrl: string): string {
  const { url, ...shown } = newsMessageOf(news, siteUrl);
  return JSON.stringify({
    web_push: 8030,
    notification: { ...shown, navigate: url, lang: news.language, tag: news.news_id },
    news: { as: news.as, id: news.reader, news_id: news.news_id },
  });
}

async function push({ post, now, siteUrl }: Deps, vapid: Vapid, news: ClaimedNews): Promise<Outcome> {
  const { endpoint, p256dh, auth, kind, expires_at } = news;
  if (endpoint === null || p256dh === null || auth === null) throw new Error("The channel has no push address.");
  const answer = await post(endpoint, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(answerWithinMs),
    headers: {
      authorization: await vapid.authorization(endpoint, now()),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(Math.max(60, Math.floor((Date.parse(expires_at) - now()) / 1000))),
      urgency: URGENT.includes(kind) ? "high" : "normal",
    },
    body: await encryptPush(pushBodyOf(news, siteUrl), { p256dh, auth }, await newSeed()),
  });
  await answer.body?.cancel();
  if (answer.ok) return { ok: true };
  return {
    ok: false,
    error: `The push service answered ${answer.status}.`,
    gone: GONE.includes(answer.status),
    retrySeconds: retryWithin(Number(answer.headers.get("retry-after"))),
  };
}

export async function sendNews(deps: Deps, inTime: () => boolean = () => true) {
  const vapid = await deps.vapid();
  await deps.rpc("tell_push_key", { key: vapid?.publicKey ?? null });
  if (vapid === null) return { sent: 0, failed: 0 };
  const send = (news: ClaimedNews) => push(deps, vapid, news);
  return await sendClaimed({ rpc: deps.rpc, kind: "push", send }, inTime);
}
