import { Button } from "@mantine/core";
import { type ComponentProps, startTransition, useState } from "react";
import { CALENDAR } from "#texts/catalogue.ts";
import { loadWithRetry } from "../../../shared/browser/load-with-retry.ts";
import type { DepartureCalendar } from "./departure-calendar.tsx";

export function CalendarButton(props: ComponentProps<typeof DepartureCalendar>) {
  const [open, setOpen] = useState(false);
  const [Calendar, setCalendar] = useState<typeof DepartureCalendar>();
  const [missing, setMissing] = useState(false);
  const loadCalendar = async () => {
    const calendarModule = await loadWithRetry(
      () => import("./departure-calendar.tsx"),
      () => setMissing(true),
    );
    startTransition(() => setCalendar(() => calendarModule.DepartureCalendar));
    setMissing(false);
  };
  const toggleCalendar = () => {
    setOpen(!open);
    if (!Calendar && !open) void loadCalendar();
  };
  return (
    <>
      <Button variant="default" mt="sm" aria-expanded={open} onClick={toggleCalendar}>
        {open ? CALENDAR.close : CALENDAR.open}
      </Button>
      {open && missing ? <p role="alert">{CALENDAR.missing}</p> : null}
      {open && Calendar ? <Calendar {...props} /> : null}
    </>
  );
}
