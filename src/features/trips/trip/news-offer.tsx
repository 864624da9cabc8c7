import { Anchor, Text } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { NEWS_OFFER } from "#texts/trips.ts";
import { readFollowed } from "../../../data/local/followed-news.ts";
import { readState } from "../../../data/local/state.ts";
import { NEWS_PANEL_ID } from "../../../shared/trip/trip-slots.ts";
import { Sentence } from "../../../shared/ui/sentence.tsx";

/** Undefined while it reads the device. The server's answer would come late, and the sentence would move the panels below it. */
export function useMayOfferNews(id: string): boolean | undefined {
  return useLiveQuery(async () => {
    const [ways, followed] = await Promise.all([readState("news-ways"), readFollowed({ as: "booking", id })]);
    return Boolean(ways?.push_key) && followed === null && "PushManager" in window;
  }, [id]);
}

function openNewsPanel(): void {
  const button = document.querySelector<HTMLElement>(`#${NEWS_PANEL_ID} [aria-expanded]`);
  if (button?.getAttribute("aria-expanded") === "false") button.click();
  button?.focus();
}

export const NewsOffer = () => (
  <Text className="screen-only">
    <Sentence
      of={NEWS_OFFER}
      links={{
        news: (text) => (
          <Anchor component="button" type="button" onClick={openNewsPanel}>
            {text}
          </Anchor>
        ),
      }}
    />
  </Text>
);
