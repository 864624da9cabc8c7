import { Button } from "@mantine/core";
import { useState } from "react";
import { BULK_TEXTS } from "#texts/desk.ts";
import { bookingsCsv } from "../../../domain/desk/bookings/bookings-csv.ts";
import type { ListedBooking } from "../../../domain/desk/lists/desk-schema.ts";
import { saveFile } from "../../../shared/browser/save-file.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { bookingsCsvWords } from "../../../text/desk-bookings.ts";
import { failureText } from "../../../text/desk.ts";
import { DisabledOffline } from "../../shared/disabled-offline.tsx";
import { collectRows, type RowPage } from "../../shared/table/collect-rows.ts";
import type { Ticks } from "../../shared/table/use-ticks.ts";
import { WriteDialog } from "../../shared/write-dialog.tsx";
import { AssignGuideDialog } from "./assign-guide-dialog.tsx";
import { MarkDialog } from "./mark-dialog.tsx";
import classes from "./booking-bulk-bar.module.css";

const MOST_LETTERS = 1_000;

type Props = {
  ticks: Ticks<ListedBooking>;
  pages: RowPage<ListedBooking>;
  found: number;
  done: () => void;
};

export function BookingBulkBar({ ticks, pages, found, done }: Props) {
  const [asked, setAsked] = useState<"write" | "guide" | "mark">();
  const [collecting, setCollecting] = useState<string>();
  const { rows } = ticks;
  if (rows.length === 0) return null;
  const closeDialog = () => {
    setAsked(undefined);
    done();
  };
  const tickAll = async () => {
    setCollecting(BULK_TEXTS.collecting({ number: rows.length, all: found }));
    const answer = await collectRows(
      pages,
      ({ id }) => id,
      (number, of) => setCollecting(BULK_TEXTS.collecting({ number, all: of })),
    );
    setCollecting(undefined);
    if (answer.ok) ticks.add(answer.value);
    else toast({ title: BULK_TEXTS.notCollected, message: failureText(answer), tone: "error" });
  };
  const exportCsv = () => {
    saveFile(bookingsCsv(rows, bookingsCsvWords), "bookings.csv", "text/csv");
    toast({ title: BULK_TEXTS.exported({ number: rows.length }), tone: "success" });
  };
  const openLetter = () => {
    if (rows.length <= MOST_LETTERS) setAsked("write");
    else toast({ title: BULK_TEXTS.write, message: BULK_TEXTS.tooMany({ most: MOST_LETTERS }), tone: "info" });
  };
  const button = (label: string, act: () => void) => (
    <Button variant="default" size="compact-md" disabled={collecting !== undefined} onClick={act}>
      {label}
    </Button>
  );
  return (
    <section aria-label={BULK_TEXTS.label} className={`band row screen-only ${classes.bar}`}>
      <strong role="status">{collecting ?? BULK_TEXTS.selected({ number: rows.length })}</strong>
      {found > rows.length ? button(BULK_TEXTS.all({ number: found }), () => void tickAll()) : null}
      <DisabledOffline className="row">
        {button(BULK_TEXTS.write, openLetter)}
        {button(BULK_TEXTS.guide, () => setAsked("guide"))}
        {button(BULK_TEXTS.mark, () => setAsked("mark"))}
      </DisabledOffline>
      {button(BULK_TEXTS.export, exportCsv)}
      {button(BULK_TEXTS.clear, ticks.clear)}
      {asked === "write" ? <WriteDialog bookings={rows} done={done} close={() => setAsked(undefined)} /> : null}
      {asked === "guide" ? <AssignGuideDialog rows={rows} close={closeDialog} /> : null}
      {asked === "mark" ? (
        <MarkDialog
          items={rows.map(({ id, reference, customer_name }) => ({ key: id, label: `${customer_name}, ${reference}` }))}
          close={closeDialog}
        />
      ) : null}
    </section>
  );
}
