import * as v from "valibot";
import { integer, isoDay, optionalLanguage, textOrNull } from "../../../../src/domain/schemas.ts";
import { newsMessage } from "../../../../src/text/other-mails.ts";
import { languageOf, siteIn } from "../text/languages.ts";
import { waitingListOfferLink } from "../text/trip-words.ts";

const trip = { title: v.string(), check_in: isoDay };
const meeting = v.object({ ...trip, point: textOrNull, time: textOrNull });
const debt = v.object({ ...trip, owed_cents: integer, due_on: v.nullable(isoDay) });
const offer = v.object({
  ...trip,
  guests: integer,
  offered_until: textOrNull,
  item_type: v.picklist(["tour", "package"]),
  item_id: v.string(),
});

const claimed = {
  id: v.string(),
  lease: v.string(),
  news_id: v.string(),
  language: optionalLanguage,
  as: v.picklist(["booking", "companion", "waiting"]),
  reader: v.string(),
  expires_at: v.string(),
  link_token: textOrNull,
  endpoint: textOrNull,
  p256dh: textOrNull,
  auth: textOrNull,
  chat_id: v.nullable(integer),
};
export const claimedNewsSchema = v.variant("kind", [
  v.object({ ...claimed, kind: v.literal("meeting_changed"), facts: meeting }),
  v.object({ ...claimed, kind: v.literal("day_before"), facts: meeting }),
  v.object({ ...claimed, kind: v.literal("departure_cancelled"), facts: v.object(trip) }),
  v.object({ ...claimed, kind: v.literal("names_wanted"), facts: v.object(trip) }),
  v.object({ ...claimed, kind: v.literal("balance_due"), facts: debt }),
  v.object({ ...claimed, kind: v.literal("payment_settled"), facts: debt }),
  v.object({ ...claimed, kind: v.literal("waiting_offer"), facts: offer }),
]);
export type ClaimedNews = v.InferOutput<typeof claimedNewsSchema>;

function linkOf(news: ClaimedNews, siteUrl: string): string {
  const site = siteIn(siteUrl, languageOf(news));
  if (news.kind === "waiting_offer")
    return waitingListOfferLink(site, { ...news.facts, start_date: news.facts.check_in }, news.link_token ?? "");
  const page = news.as === "companion" ? "companion" : "trips";
  return `${site}/${page}/${encodeURIComponent(news.reader)}?news=${encodeURIComponent(news.news_id)}`;
}

/** A push service takes 4 KB at most, and the desk may type a longer title. */
const cut = (text: string, letters: number): string =>
  text.length <= letters ? text : `${text.slice(0, letters - 3).trimEnd()}...`;

export type NewsMessage = { title: string; body: string; url: string };
export function newsMessageOf(news: ClaimedNews, siteUrl: string): NewsMessage {
  const { title, body } = newsMessage(languageOf(news), news);
  return { title: cut(title, 150), body: cut(body, 400), url: linkOf(news, siteUrl) };
}
