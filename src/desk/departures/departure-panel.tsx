import { Button } from "@mantine/core";
import { useState } from "react";
import { DEPARTURE_PAGE, ITEM_DEPARTURES } from "#texts/desk-catalogue.ts";
import { day, money } from "#texts/write.ts";
import { departureStateOf, lastDayToBook } from "../../domain/desk/departures/calendar/calendar-filter.ts";
import type { DepartureRow } from "../../domain/desk/departures/departure-schema.ts";
import { paths } from "../../shared/paths.ts";
import { Facts } from "../../shared/ui/facts.tsx";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { useTodayInTashkent } from "../../shared/use-now.ts";
import { AssignGuide } from "../shared/assign-guide.tsx";
import { deskQuery } from "../shared/desk-query.ts";
import { DisabledOffline } from "../shared/disabled-offline.tsx";
import { StatusMark } from "../shared/status-mark.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { WriteDialog } from "../shared/write-dialog.tsx";
import { useGuides } from "./calendar/use-departures.ts";
import { DepartureActions } from "./departure-actions.tsx";

type Props = {
  item: string;
  departure: string;
  bookings: readonly { id: string }[];
  changed: () => Promise<void>;
};
const { columns } = ITEM_DEPARTURES;

const isBookable = ({ state, private: alone }: DepartureRow) => !alone && (state === "open" || state === "guaranteed");

export function DeparturePanel({ item, departure, bookings, changed }: Props) {
  const read = useDeskRead(deskQuery("rpc/admin_item_departures", { item }));
  const guides = useGuides();
  const today = useTodayInTashkent();
  const [writing, setWriting] = useState(false);
  const row = read.value?.rows.find(({ id }) => id === departure);
  const refresh = async () => {
    await Promise.all([read.refresh(), changed()]);
  };
  if (!read.value || !row) {
    if (!read.failure) return null;
    return <p className="dim screen-only">{DEPARTURE_PAGE.unknown}</p>;
  }
  const guide = guides.value?.find(({ id }) => id === row.guide_id);
  return (
    <section className="surface stack tight screen-only" aria-label={DEPARTURE_PAGE.label}>
      <Facts
        of={{
          [columns.guide]: guide?.name ?? (row.guide_id ? "" : DEPARTURE_PAGE.noGuide),
          [columns.state]: <StatusMark status={departureStateOf(row, today)} />,
          [columns.minimum]: row.min_guests,
          [DEPARTURE_PAGE.lastDay]: isBookable(row) && day(lastDayToBook(row)),
          [columns.price]: money(row.price_cents ?? read.value.price_cents),
          [DEPARTURE_PAGE.waiting]: row.waiting.people > 0 && row.waiting.people,
          [columns.note]: row.note,
        }}
      />
      <DisabledOffline className="row">
        {row.state === "cancelled" ? null : (
          <AssignGuide
            size="compact-sm"
            variant={row.guide_id ? "default" : "filled"}
            departure={{ ...row, title: read.value.title, hasGuide: row.guide_id !== null }}
            done={() => void refresh()}
          />
        )}
        {bookings.length > 0 ? (
          <Button size="compact-sm" variant="default" onClick={() => setWriting(true)}>
            {DEPARTURE_PAGE.write}
          </Button>
        ) : null}
        <DepartureActions item={read.value} row={row} guides={guides.value ?? []} changed={refresh} />
        <ButtonLink size="compact-sm" variant="default" to={paths.adminItemDepartures(item)}>
          {DEPARTURE_PAGE.trip}
        </ButtonLink>
      </DisabledOffline>
      {writing ? <WriteDialog bookings={bookings} done={() => void changed()} close={() => setWriting(false)} /> : null}
    </section>
  );
}
