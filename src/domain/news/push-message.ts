import * as v from "valibot";
import { NEWS_READERS } from "./news-kinds.ts";

const newsKeySchema = v.object({ as: v.picklist(NEWS_READERS), id: v.string(), news_id: v.string() });
export type NewsKey = v.InferOutput<typeof newsKeySchema>;

const pushSchema = v.object({
  notification: v.object({
    title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
    body: v.optional(v.pipe(v.string(), v.maxLength(2_000)), ""),
    navigate: v.string(),
    lang: v.optional(v.string(), ""),
    tag: v.optional(v.string(), ""),
  }),
  news: v.optional(v.unknown()),
});

export type PushedNews = { title: string; body: string; lang: string; tag: string; path: string; news: NewsKey | null };

export function parsePushedNews(data: unknown, origin: string): PushedNews | null {
  const parsed = v.safeParse(pushSchema, data);
  if (!parsed.success) return null;
  const { navigate, ...shown } = parsed.output.notification;
  const path = navigate.startsWith(`${origin}/`) ? navigate.slice(origin.length) : navigate;
  if (!/^\/(?![/\\])/.test(path)) return null;
  return { ...shown, path, news: parseNewsKey(parsed.output.news) };
}

export function parseNewsKey(value: unknown): NewsKey | null {
  const parsed = v.safeParse(newsKeySchema, value);
  return parsed.success ? parsed.output : null;
}
