import { Button } from "@mantine/core";
import { deskQuery } from "../../shared/desk-query.ts";
import { bookableUntil } from "../../../domain/desk/departures/calendar/calendar-filter.ts";
import type { CalendarRow } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import type { Guide } from "../../../domain/desk/people/guide-schema.ts";
import { day, money } from "../../../domain/words.ts";
import { paths } from "../../../shared/paths.ts";
import { Dialog } from "../../../shared/ui/dialog/dialog.tsx";
import { Facts } from "../../../shared/ui/facts.tsx";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { ENTRY, PEEK_TEXTS } from "../messages/calendar.ts";
import { ITEM_DEPARTURES } from "../messages/departures.ts";
import { DisabledOffline } from "../../shared/changing.tsx";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import { DepartureActions } from "../departure-actions.tsx";

type Props = { row: CalendarRow; guides: readonly Guide[]; changed: () => Promise<void>; close: () => void };
const { columns } = ITEM_DEPARTURES;

export function DeparturePeek({ row, guides, changed, close }: Props) {
  const { item_id, start_date } = row;
  const deskRead = useDeskRead(deskQuery("rpc/admin_item_departures", { item: item_id }));
  const currentRow = deskRead.value?.rows.find(({ id }) => id === row.id);
  const refresh = async () => {
    await Promise.all([deskRead.refresh(), changed()]);
  };
  const facts = { ...row, ...currentRow };
  const bookableUntilText = bookableUntil(facts);
  return (
    <Dialog title={`${row.title}, ${day(start_date)}`} onClose={close}>
      <Facts
        of={{
          [columns.places]: ITEM_DEPARTURES.taken(facts.taken, facts.places ?? row.item_max_guests),
          [columns.state]: ENTRY.state(facts),
          [columns.minimum]: facts.min_guests,
          [columns.guide]: guides.find(({ id }) => id === facts.guide_id)?.name ?? ENTRY.noGuide,
          [PEEK_TEXTS.lastDay]: bookableUntilText && day(bookableUntilText),
          [columns.price]: money(facts.price_cents ?? row.item_price_cents),
          [PEEK_TEXTS.waiting]: facts.waiting.people > 0 ? facts.waiting.people : null,
          [columns.note]: facts.note,
        }}
      />
      <div className="stack tight">
        {deskRead.value && currentRow ? (
          <DisabledOffline>
            <DepartureActions item={deskRead.value} row={currentRow} guides={guides} changed={refresh} />
          </DisabledOffline>
        ) : (
          <p className="dim">
            {deskRead.loading ? PEEK_TEXTS.loading : deskRead.failure ? PEEK_TEXTS.unknown : PEEK_TEXTS.over}
          </p>
        )}
        <div className="row">
          <ButtonLink size="sm" to={paths.adminManifest(item_id, start_date)}>
            {PEEK_TEXTS.people}
          </ButtonLink>
          <ButtonLink size="sm" variant="default" to={paths.adminItemDepartures(item_id)}>
            {PEEK_TEXTS.trip}
          </ButtonLink>
          <Button size="sm" variant="subtle" onClick={close}>
            {PEEK_TEXTS.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
