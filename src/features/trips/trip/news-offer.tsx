import { Anchor, Text } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { NEWS_OFFER } from "#texts/trips.ts";
import { readFollowed } from "../../../data/local/followed-news.ts";
import { readState } from "../../../data/local/state.ts";
import { NEWS_PANEL_ID } from "../../../shared/trip/trip-slots.ts";
import { Sentence } from "../../../shared/ui/sentence.tsx";

export type NewsOfferState = "offered" | "none" | "unanswered";

/** Undefined while it reads the device. */
export function useNewsOffer(id: string): NewsOfferState | undefined {
  return useLiveQuery(async () => {
    const [ways, followed] = await Promise.all([readState("news-ways"), readFollowed({ as: "booking", id })]);
    if (followed !== null || !("PushManager" in window)) return "none";
    if (ways === null) return "unanswered";
    return ways.push_key ? "offered" : "none";
  }, [id]);
}

function openNewsPanel(): void {
  const button = document.querySelector<HTMLElement>(`#${NEWS_PANEL_ID} [aria-expanded]`);
  if (button?.getAttribute("aria-expanded") === "false") button.click();
  button?.focus();
}

/** Holds the line from the start while the server has not answered, because a late one would move the panels below it. */
export const NewsOffer = ({ offer }: { offer: NewsOfferState }) => (
  <Text className="screen-only" style={offer === "offered" ? {} : { visibility: "hidden" }}>
    <Sentence
      of={NEWS_OFFER}
      links={{
        news: (text) => (
          <Anchor
            href={`#${NEWS_PANEL_ID}`}
            onClick={(event) => {
              event.preventDefault();
              openNewsPanel();
            }}
          >
            {text}
          </Anchor>
        ),
      }}
    />
  </Text>
);
