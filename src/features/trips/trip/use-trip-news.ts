import { useCallback, useState } from "react";
import { trustedNow } from "../../../data/net/clock.ts";
import { acknowledgeShownNews } from "../../../data/sync/news/page-news.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import type { Acknowledgement } from "../../../domain/news/unseen-news.ts";
import { useNewsSeen } from "../../../shared/trip/use-news-seen.ts";

export function useTripNews({ id, token, view }: LocalBooking, isByMail: boolean): void {
  const [openedAt] = useState(trustedNow);
  const acknowledge = useCallback(
    (seen: Acknowledgement[]) => {
      if (token === "") return;
      acknowledgeShownNews({ as: "booking", id, token }, seen).catch((error: unknown) =>
        console.warn("Seen news could not be stored:", error),
      );
    },
    [id, token],
  );
  useNewsSeen(view?.news, (at) => (isByMail && Date.parse(at) <= openedAt ? "mail" : null), acknowledge);
}
