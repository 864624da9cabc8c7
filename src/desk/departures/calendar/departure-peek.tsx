import { Button } from "@mantine/core";
import { deskQuery } from "../../shared/desk-query.ts";
import { bookableUntil } from "../../../domain/desk/departures/calendar/calendar-filter.ts";
import type { CalendarRow } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import type { Guide } from "../../../domain/desk/people/guide-schema.ts";
import { day, money } from "#words/write.ts";
import { paths } from "../../../shared/paths.ts";
import { Dialog } from "../../../shared/ui/dialog/dialog.tsx";
import { Facts } from "../../../shared/ui/facts.tsx";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { ENTRY, PEEK } from "../messages/calendar.ts";
import { ITEM_DEPARTURES } from "../messages/departures.ts";
import { Changing } from "../../shared/changing.tsx";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import { DepartureActions } from "../departure-actions.tsx";

type Props = { row: CalendarRow; guides: readonly Guide[]; changed: () => Promise<void>; close: () => void };
const { columns } = ITEM_DEPARTURES;

export function DeparturePeek({ row, guides, changed, close }: Props) {
  const { item_id, start_date } = row;
  const read = useDeskRead(deskQuery("rpc/admin_item_departures", { item: item_id }));
  const now = read.value?.rows.find(({ id }) => id === row.id);
  const refresh = async () => {
    await Promise.all([read.refresh(), changed()]);
  };
  const facts = { ...row, ...now };
  const until = bookableUntil(facts);
  return (
    <Dialog title={`${row.title}, ${day(start_date)}`} onClose={close}>
      <Facts
        of={{
          [columns.places]: ITEM_DEPARTURES.taken(facts.taken, facts.places ?? row.item_max_guests),
          [columns.state]: ENTRY.state(facts),
          [columns.minimum]: facts.min_guests,
          [columns.guide]: guides.find(({ id }) => id === facts.guide_id)?.name ?? ENTRY.noGuide,
          [PEEK.lastDay]: until && day(until),
          [columns.price]: money(facts.price_cents ?? row.item_price_cents),
          [PEEK.waiting]: facts.waiting.people > 0 ? facts.waiting.people : null,
          [columns.note]: facts.note,
        }}
      />
      <div className="stack tight">
        {read.value && now ? (
          <Changing>
            <DepartureActions item={read.value} row={now} guides={guides} changed={refresh} />
          </Changing>
        ) : (
          <p className="dim">{read.loading ? PEEK.loading : read.failure ? PEEK.unknown : PEEK.over}</p>
        )}
        <div className="row">
          <ButtonLink size="sm" to={paths.adminManifest(item_id, start_date)}>
            {PEEK.people}
          </ButtonLink>
          <ButtonLink size="sm" variant="default" to={paths.adminItemDepartures(item_id)}>
            {PEEK.trip}
          </ButtonLink>
          <Button size="sm" variant="subtle" onClick={close}>
            {PEEK.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
