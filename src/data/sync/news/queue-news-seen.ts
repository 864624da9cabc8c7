import type { NewsReader } from "../../../domain/news/news-kinds.ts";
import type { NewsKey } from "../../../domain/news/push-message.ts";
import type { SeenBy } from "../../../domain/news/unseen-news.ts";
import { readFollowed } from "../../local/followed-news.ts";
import { createOutboxStore } from "../../local/outbox-store.ts";
import { trustedNow } from "../../net/clock.ts";
import { newEntry } from "../outbox/enqueue.ts";

export const newsEntryId = (news_id: string, { id }: Pick<NewsReader, "id">): string => `news_seen:${news_id}:${id}`;

export async function queueNewsSeen(reader: NewsReader, news_id: string, by: SeenBy): Promise<void> {
  const { as, id, token } = reader;
  const now = trustedNow();
  const entry = newEntry(newsEntryId(news_id, reader), crypto.randomUUID(), now);
  const payload = { id, as, token, news_id, seen_at: now, by };
  await createOutboxStore().add({ ...entry, kind: "news_seen", payload, refusal: null }, null);
}

export async function queueOpenedNews({ as, id, news_id }: NewsKey): Promise<boolean> {
  const followed = await readFollowed({ as, id });
  if (!followed) return false;
  await queueNewsSeen(followed, news_id, "push");
  return true;
}
