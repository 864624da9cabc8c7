import type { Language } from "../../../domain/languages.ts";
import type { NewsKind, NewsReader } from "../../../domain/news/news-kinds.ts";
import { problemOf } from "../../../domain/result.ts";
import { allFollowed, deleteFollowed, readFollowed, writeFollowed } from "../../local/followed-news.ts";
import { serverCalls } from "../../remote/traveler/verbs.ts";
import { readNewsWays } from "./news-ways.ts";
import { subscribeToPush } from "./push-address.ts";

export type FollowAnswer = { ok: true } | { ok: false; code: "denied" | "no_push_service" | (string & {}) };

type Choice = { off: NewsKind[]; language: Language };

/** The channel's ID is stored before the request, so a retry changes the same channel. */
export async function followNews(
  reader: NewsReader,
  { off, language }: Choice,
  manager: PushManager | undefined,
): Promise<FollowAnswer> {
  if (!manager) return { ok: false, code: "no_push_service" };
  const { push_key } = await readNewsWays();
  if (push_key === null) return { ok: false, code: "unreachable" };
  const subscribed = await subscribeToPush(manager, push_key);
  if (!subscribed.ok) return subscribed;
  const { as, id, token } = reader;
  const before = await readFollowed(reader);
  const channel_id = before?.channel_id ?? crypto.randomUUID();
  const channel = { as, id, token, channel_id, off, language };
  if (!before) await writeFollowed({ ...channel, endpoint: "" });
  const answer = await serverCalls("rpc/follow_news", { channel: { ...channel, ...subscribed.address } });
  if (!answer.ok) {
    if (!before && answer.code === "refused") await deleteFollowed(reader);
    return { ok: false, code: problemOf(answer) };
  }
  await writeFollowed({ ...channel, endpoint: subscribed.address.endpoint });
  return { ok: true };
}

export async function followAgain(manager: PushManager): Promise<void> {
  const followed = (await allFollowed()).filter(({ endpoint }) => endpoint !== "");
  if (followed.length === 0) return;
  const current = await manager.getSubscription();
  for (const { endpoint, off, language, ...reader } of followed)
    if (endpoint !== current?.endpoint) await followNews(reader, { off, language }, manager);
}
