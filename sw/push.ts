import { UNREADABLE_NEWS as en } from "#languages/en/app.ts";
import { UNREADABLE_NEWS as ru } from "#languages/ru/app.ts";
import { UNREADABLE_NEWS as uz } from "#languages/uz/app.ts";
import { allFollowed } from "../src/data/local/followed-news.ts";
import { followAgain } from "../src/data/sync/news/follow-news.ts";
import { queueOpenedNews } from "../src/data/sync/news/queue-news-seen.ts";
import { addressIn, type Language, SOURCE_LANGUAGE } from "../src/domain/languages.ts";
import { parseNewsKey, parsePushedNews, type PushedNews } from "../src/domain/news/push-message.ts";

const UNREADABLE: Record<Language, typeof en> = { en, ru, uz };

type Jobs = { send: () => Promise<void>; refresh: (bookingId: string) => Promise<void> };

function jsonOf({ data }: PushEvent): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/** A push without a notification costs the permission, so an unreadable one is shown too. */
async function readPush(event: PushEvent, origin: string): Promise<PushedNews> {
  const pushed = parsePushedNews(jsonOf(event), origin);
  if (pushed) return pushed;
  const lang = await allFollowed().then(
    ([followed]) => followed?.language ?? SOURCE_LANGUAGE,
    () => SOURCE_LANGUAGE,
  );
  return { ...UNREADABLE[lang], lang, tag: "", path: addressIn(lang, "/trips"), news: null };
}

export function registerPush(worker: ServiceWorkerGlobalScope, { send, refresh }: Jobs): void {
  const { registration, location } = worker;

  async function showPush(event: PushEvent): Promise<void> {
    const { title, body, lang, tag, path, news } = await readPush(event, location.origin);
    const options = { body, lang, tag, icon: "/icons/icon-192.png", data: { path, news } };
    await registration.showNotification(title, options);
    // Opened offline later, the page must already show the change.
    if (news?.as === "booking") await refresh(news.id);
  }

  worker.addEventListener("push", (event) => event.waitUntil(showPush(event)));
  worker.addEventListener("notificationclick", (event) => {
    const news = parseNewsKey(event.notification.data?.news);
    if (news) event.waitUntil(queueOpenedNews(news).then((isQueued) => (isQueued ? send() : undefined)));
  });
  worker.addEventListener("pushsubscriptionchange", (event) =>
    (event as ExtendableEvent).waitUntil(followAgain(registration.pushManager)),
  );
}
