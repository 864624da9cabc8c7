import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Page } from "../../../shared/ui/page/page.tsx";
import { rowText } from "../../../shared/ui/row-text.tsx";
import type { Bookable } from "../use-bookable.ts";
import { WithBookable } from "../with-bookable.tsx";
import { WaitingForm } from "./waiting-form.tsx";
import { WaitingStatus } from "./waiting-status.tsx";

type QueuedWish = { id: string; date: string };

export const WaitingListScreen = () => <WithBookable show={(bookable) => <WaitingListEntry bookable={bookable} />} />;

function WaitingListEntry({ bookable }: { bookable: Bookable }) {
  const [query] = useSearchParams();
  const [kept, setKept] = useState<QueuedWish>();
  return (
    <Page route="waitingList" lead={rowText(bookable.item.title, bookable.item)} narrow>
      {kept === undefined ? (
        <WaitingForm bookable={bookable} date={query.get("date") ?? ""} kept={setKept} />
      ) : (
        <WaitingStatus {...kept} bookable={bookable} startAnew={() => setKept(undefined)} />
      )}
    </Page>
  );
}
