import type { NewsReader } from "../../domain/news/news-kinds.ts";
import type { FollowedNews } from "../../domain/news/push-device.ts";
import { db } from "./db.ts";
import { readState, writeState } from "./state.ts";

const PREFIX = "news:";
const keyOf = ({ as, id }: Pick<NewsReader, "as" | "id">) => `news:${as}:${id}` as const;

export const readFollowed = (reader: Pick<NewsReader, "as" | "id">): Promise<FollowedNews | null> =>
  readState(keyOf(reader));

export const writeFollowed = (followed: FollowedNews): Promise<void> => writeState(keyOf(followed), followed);

export const deleteFollowed = (reader: Pick<NewsReader, "as" | "id">): Promise<void> => db.state.delete(keyOf(reader));

export async function allFollowed(): Promise<FollowedNews[]> {
  const rows = await db.state.where("key").startsWith(PREFIX).toArray();
  return rows.map(({ value }) => value as FollowedNews);
}
