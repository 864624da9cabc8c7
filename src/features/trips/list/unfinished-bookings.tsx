import { Button, Text, Title, VisuallyHidden } from "@mantine/core";
import "@mantine/core/styles/VisuallyHidden.layer.css";
import { useLiveQuery } from "dexie-react-hooks";
import { useState } from "react";
import { TRIP_PAGE, UNFINISHED_BOOKINGS } from "#texts/trips.ts";
import { day } from "#texts/write.ts";
import { unfinishedBookings, type UnfinishedBooking } from "../../../data/local/booking-drafts.ts";
import { catalogueStore } from "../../../data/local/catalogue/catalogue-store.ts";
import { removeDraft } from "../../../data/local/drafts.ts";
import type { Tour, TourPackage } from "../../../domain/catalogue/types.ts";
import { paths } from "../../../shared/paths.ts";
import { AskDialog } from "../../../shared/ui/dialog/ask-dialog.tsx";
import { TextLink } from "../../../shared/ui/links.tsx";
import { rowText } from "../../../shared/ui/row-text.tsx";
import { Sentence, unseenPart } from "../../../shared/ui/sentence.tsx";
import { useStoreState } from "../../../shared/use-store-in-transition.ts";
import classes from "../trips.module.css";

function useItem() {
  const { snapshot } = useStoreState(catalogueStore);
  return ({ type, item_id }: UnfinishedBooking) => {
    const rows: readonly (Tour | TourPackage)[] = type === "tour" ? snapshot.tours : snapshot.packages;
    return rows.find(({ id }) => id === item_id);
  };
}

export function UnfinishedBookings() {
  const drafts = useLiveQuery(unfinishedBookings) ?? [];
  const itemOf = useItem();
  const [asked, setAsked] = useState<UnfinishedBooking | null>(null);
  if (drafts.length === 0) return null;
  return (
    <section className="stack">
      <Title order={2} size="h4">
        {UNFINISHED_BOOKINGS.title}
      </Title>
      <ul className="plain stack">
        {drafts.map((unfinished) => {
          const { key, type, item_id, draft } = unfinished;
          const item = itemOf(unfinished);
          const title = item?.title;
          const { check_in, guests } = draft.form;
          return (
            <li key={key} className={`surface row ${classes.unfinished}`}>
              <div>
                <Text fw={600}>{title === undefined ? UNFINISHED_BOOKINGS.gone : rowText(title, item)}</Text>
                <Text size="sm" c="dimmed">
                  {check_in === "" ? UNFINISHED_BOOKINGS.noDate : day(check_in)} · {TRIP_PAGE.guests({ guests })} ·{" "}
                  {UNFINISHED_BOOKINGS.notSent}
                </Text>
              </div>
              <div className="row">
                {title === undefined ? null : (
                  <TextLink to={paths.booking(type, item_id)} fw={600}>
                    <Sentence of={UNFINISHED_BOOKINGS.continue({ title })} links={unseenPart} />
                  </TextLink>
                )}
                <Button variant="subtle" color="red" onClick={() => setAsked(unfinished)}>
                  {UNFINISHED_BOOKINGS.remove}
                  <VisuallyHidden> {title ?? UNFINISHED_BOOKINGS.gone}</VisuallyHidden>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {asked ? (
        <AskDialog
          title={UNFINISHED_BOOKINGS.question}
          onClose={() => setAsked(null)}
          answers={[
            { label: UNFINISHED_BOOKINGS.keep },
            { label: UNFINISHED_BOOKINGS.confirm, tone: "danger", onChoose: () => void removeDraft(asked.key) },
          ]}
        >
          {UNFINISHED_BOOKINGS.why}
        </AskDialog>
      ) : null}
    </section>
  );
}
