import { Button, Text, Title, VisuallyHidden } from "@mantine/core";
import "@mantine/core/styles/VisuallyHidden.layer.css";
import { useLiveQuery } from "dexie-react-hooks";
import { useState } from "react";
import { TextLink } from "../../../shared/ui/links.tsx";
import { unfinishedBookings, type UnfinishedBooking } from "../../../data/local/booking-drafts.ts";
import { removeDraft } from "../../../data/local/drafts.ts";
import { catalogueStore } from "../../../data/local/catalogue/catalogue-store.ts";
import { count, day } from "#words/write.ts";
import { paths } from "../../../shared/paths.ts";
import { AskDialog } from "../../../shared/ui/dialog/ask-dialog.tsx";
import classes from "../trips.module.css";
import { useStoreState } from "../../../shared/use-store-in-transition.ts";

const NO_LONGER_OFFERED_TRIP = "A trip that is no longer offered";

function useItemTitle() {
  const { snapshot } = useStoreState(catalogueStore);
  return ({ type, item_id }: UnfinishedBooking): string | undefined => {
    const rows = type === "tour" ? snapshot.tours : snapshot.packages;
    return rows.find(({ id }) => id === item_id)?.title;
  };
}

export function UnfinishedBookings() {
  const drafts = useLiveQuery(unfinishedBookings) ?? [];
  const titleOf = useItemTitle();
  const [asked, setAsked] = useState<UnfinishedBooking | null>(null);
  if (drafts.length === 0) return null;
  return (
    <section className="stack">
      <Title order={2} size="h4">
        Unfinished bookings
      </Title>
      <ul className="plain stack">
        {drafts.map((unfinished) => {
          const { key, type, item_id, draft } = unfinished;
          const title = titleOf(unfinished);
          const { check_in, guests } = draft.form;
          return (
            <li key={key} className={`surface row ${classes.unfinished}`}>
              <div>
                <Text fw={600}>{title ?? NO_LONGER_OFFERED_TRIP}</Text>
                <Text size="sm" c="dimmed">
                  {check_in === "" ? "No date chosen yet" : day(check_in)} · {count(guests, "guest")} · not sent
                </Text>
              </div>
              <div className="row">
                {title === undefined ? null : (
                  <TextLink to={paths.booking(type, item_id)} fw={600}>
                    Continue<VisuallyHidden> booking {title}</VisuallyHidden>
                  </TextLink>
                )}
                <Button variant="subtle" color="red" onClick={() => setAsked(unfinished)}>
                  Remove<VisuallyHidden> {title ?? NO_LONGER_OFFERED_TRIP}</VisuallyHidden>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {asked ? (
        <AskDialog
          title="Remove this unfinished booking?"
          onClose={() => setAsked(null)}
          answers={[
            { label: "Keep it" },
            { label: "Remove it", tone: "danger", onChoose: () => void removeDraft(asked.key) },
          ]}
        >
          What you typed is saved nowhere else.
        </AskDialog>
      ) : null}
    </section>
  );
}
