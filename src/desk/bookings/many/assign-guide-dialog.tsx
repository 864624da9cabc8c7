import { NativeSelect, Text } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { GUIDE_PICKER } from "#texts/desk-catalogue.ts";
import { GUIDE_MANY } from "#texts/desk.ts";
import { day } from "#texts/write.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import { sortFreeFirst } from "../../../domain/desk/departures/departure-schema.ts";
import type { ListedBooking } from "../../../domain/desk/lists/desk-schema.ts";
import { guideStandingText } from "../../../text/desk-departures.ts";
import { BulkDialog } from "../../shared/bulk/bulk-dialog.tsx";
import { bulkAnswerOf, useBulk } from "../../shared/bulk/use-bulk.ts";
import { deskQuery } from "../../shared/desk-query.ts";
import { DeskState } from "../../shared/desk-state.tsx";
import { useDeskRead } from "../../shared/use-desk-read.ts";

const NO_GUIDE = "none";

const departuresOf = (rows: readonly ListedBooking[]) => [
  ...new Map(
    rows.map(({ departure_id, departure_revision, title, check_in }) => [
      departure_id,
      { key: departure_id, label: `${title}, ${day(check_in)}`, revision: departure_revision },
    ]),
  ).values(),
];

type Props = { rows: readonly ListedBooking[]; close: () => void };

export function AssignGuideDialog({ rows, close }: Props) {
  const [departures] = useState(() => departuresOf(rows));
  const guides = useDeskRead(deskQuery("rpc/admin_free_guides", { departures: departures.map(({ key }) => key) }));
  const [guide, setGuide] = useState("");
  const [seen, setSeen] = useState<ReadonlyMap<string, number>>(
    () => new Map(departures.map(({ key, revision }) => [key, revision])),
  );
  const bulk = useBulk(departures, 1, async ({ items: [{ key } = { key: "" }] }) => {
    const wantedGuide = guide === NO_GUIDE ? null : guide;
    const answer = await callDesk("rpc/save_departure", {
      departure: { id: key, revision: seen.get(key) ?? 0, guide_id: wantedGuide },
    });
    const currentDeparture = answer.ok ? undefined : answer.refusal?.departure;
    if (currentDeparture?.guide_id === wantedGuide) return { ok: true, value: [] };
    if (currentDeparture) setSeen((before) => new Map(before).set(key, currentDeparture.revision));
    return bulkAnswerOf(key, answer);
  });
  return (
    <BulkDialog
      title={GUIDE_MANY.title({ number: departures.length })}
      act={GUIDE_MANY.act}
      bulk={bulk}
      check={() => (guide === "" ? GUIDE_MANY.missing : null)}
      close={close}
    >
      <Text>{GUIDE_MANY.applies({ departures: departures.length, number: rows.length })}</Text>
      <Text>{GUIDE_MANY.nobody}</Text>
      {guides.value ? null : <DeskState reads={[guides]} />}
      <NativeSelect
        label={GUIDE_MANY.guide}
        disabled={bulk.busy || !guides.value}
        value={guide}
        data={[
          { value: "", label: GUIDE_MANY.choose },
          ...sortFreeFirst(guides.value ?? []).map((one) => ({
            value: one.id,
            label: GUIDE_PICKER.option({ name: one.name, standing: guideStandingText(one) }),
          })),
          { value: NO_GUIDE, label: GUIDE_MANY.none },
        ]}
        onChange={(event) => setGuide(event.currentTarget.value)}
      />
    </BulkDialog>
  );
}
