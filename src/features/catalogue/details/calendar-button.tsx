import { Button } from "@mantine/core";
import { type ComponentProps, startTransition, useState } from "react";
import { CALENDAR } from "../messages/pages.ts";
import type { DepartureCalendar } from "./departure-calendar.tsx";

/** The calendar's code comes when it is opened; without a signal it may not, and is asked for again at the next tap. */
export function CalendarButton(props: ComponentProps<typeof DepartureCalendar>) {
  const [open, setOpen] = useState(false);
  const [Calendar, setCalendar] = useState<typeof DepartureCalendar>();
  const [missing, setMissing] = useState(false);
  const load = async () => {
    try {
      const found = await import("./departure-calendar.tsx");
      startTransition(() => setCalendar(() => found.DepartureCalendar));
      setMissing(false);
    } catch (error) {
      console.warn("The calendar could not be loaded:", error);
      setMissing(true);
    }
  };
  const toggle = () => {
    setOpen(!open);
    if (!Calendar && !open) void load();
  };
  return (
    <>
      <Button variant="default" mt="sm" aria-expanded={open} onClick={toggle}>
        {open ? CALENDAR.close : CALENDAR.open}
      </Button>
      {open && missing ? <p role="alert">{CALENDAR.missing}</p> : null}
      {open && Calendar ? <Calendar {...props} /> : null}
    </>
  );
}
