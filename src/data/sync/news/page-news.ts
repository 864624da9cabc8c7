import type { NewsReader } from "../../../domain/news/news-kinds.ts";
import type { Acknowledgement } from "../../../domain/news/unseen-news.ts";
import { allFollowed, deleteFollowed, readFollowed } from "../../local/followed-news.ts";
import { sendInBackground } from "../outbox/background.ts";
import { enqueueMessage, openOutbox } from "../outbox/outbox.ts";
import { dropPushAddress } from "./news-ways.ts";
import { queueNewsSeen } from "./queue-news-seen.ts";

export async function unfollowNews(reader: Pick<NewsReader, "as" | "id">): Promise<void> {
  const followed = await readFollowed(reader);
  if (!followed) return;
  const { channel_id, as, id, token } = followed;
  const entry = { kind: "news_off", payload: { channel_id, as, id, token } } as const;
  const answer = await enqueueMessage(entry, `news_off:${channel_id}`);
  if (!answer.ok) throw new Error(`The end of the news could not be stored: ${answer.code}`);
  await deleteFollowed(reader);
  if ((await allFollowed()).length === 0) await dropPushAddress();
}

export async function acknowledgeShownNews(reader: NewsReader, seen: readonly Acknowledgement[]): Promise<void> {
  for (const { id, by } of seen) await queueNewsSeen(reader, id, by);
  openOutbox().wake(true);
  void sendInBackground();
}
