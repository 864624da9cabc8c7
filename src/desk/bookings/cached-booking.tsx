import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { BOOKINGS, FACTS } from "#texts/desk.ts";
import { ago, clockInTashkent, day, money } from "#texts/write.ts";
import { cachedUnder } from "../../data/local/desk-cache.ts";
import { DESK_VERBS } from "../../data/remote/desk/verbs.ts";
import { deskStatus, type ManifestRow } from "../../domain/desk/lists/desk-schema.ts";
import { optionsText } from "../../domain/pricing/options.ts";
import { paths } from "../../shared/paths.ts";
import { Facts } from "../../shared/ui/facts.tsx";
import { MailTo, PhoneLink } from "../../shared/ui/links.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { useNow } from "../../shared/use-now.ts";
import { bookingTitle } from "../../text/desk-bookings.ts";
import { StatusMark } from "../shared/status-mark.tsx";
import { Travelers } from "../shared/travelers.tsx";

type CachedRow = { row: ManifestRow; at: number };

async function keptRow(id: string): Promise<CachedRow | undefined> {
  const lists = await cachedUnder("rpc/admin_manifest:", DESK_VERBS["rpc/admin_manifest"].answer);
  const cachedRows = lists.flatMap(({ value, at }) => {
    const row = value?.rows.find((one) => one.id === id);
    return row ? [{ row, at }] : [];
  });
  return cachedRows.toSorted((one, other) => other.at - one.at)[0];
}

/** Falls back to the departure's cached guest list, as this device may never have opened the booking. */
export function CachedBooking({ id }: { id: string }) {
  const [kept, setKept] = useState<CachedRow>();
  const now = useNow();
  useEffect(() => {
    let current = true;
    keptRow(id).then(
      (cachedRows) => current && setKept(cachedRows),
      (error: unknown) => console.warn("Nothing of this booking can be read here:", error),
    );
    return () => {
      current = false;
    };
  }, [id]);
  if (!kept) return null;
  const { row, at } = kept;
  return (
    <Panel title={`${bookingTitle(row.reference)}: ${row.customer_name}`}>
      <p className="notice">{BOOKINGS.fromList({ time: clockInTashkent(at), age: ago(now - at) })}</p>
      <Facts
        of={{
          [FACTS.status]: <StatusMark status={deskStatus(row)} />,
          [FACTS.trip]: row.title,
          [FACTS.departure]: <Link to={paths.adminManifest(row.item_id, row.check_in)}>{day(row.check_in)}</Link>,
          [FACTS.guests]: row.guests,
          [FACTS.options]: optionsText(row.options),
          [FACTS.phone]: <PhoneLink number={row.customer_phone} />,
          [FACTS.email]: row.customer_email && <MailTo address={row.customer_email} />,
          [FACTS.requests]: row.special_requests ?? FACTS.none,
          [FACTS.paid]: money(row.paid_cents),
          [FACTS.refunded]: row.refunded_cents > 0 && money(row.refunded_cents),
          [FACTS.balance]: money(row.owed_cents),
        }}
      />
      <Travelers booking={row} />
    </Panel>
  );
}
