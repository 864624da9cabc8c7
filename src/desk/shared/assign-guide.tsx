import { Button, type ButtonProps } from "@mantine/core";
import { useState } from "react";
import { GUIDE_PICKER } from "#texts/desk-catalogue.ts";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import { toast } from "../../shared/ui/toast/toast.ts";
import { failureText } from "../../text/desk.ts";
import { GuidePicker } from "./guide-picker.tsx";

type Props = Pick<ButtonProps, "size" | "variant"> & {
  departure: { id: string; title: string; start_date: string; revision: number; hasGuide?: boolean };
  done: () => void;
};

export function AssignGuide({ departure, done, ...look }: Props) {
  const { id, title, start_date, revision, hasGuide = false } = departure;
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const pick = async (guide_id: string | null) => {
    setBusy(true);
    const answer = await callDesk("rpc/save_departure", { departure: { id, revision, guide_id } });
    setBusy(false);
    if (!answer.ok && answer.refusal?.departure?.guide_id !== guide_id) {
      setProblem(failureText(answer));
      return;
    }
    setOpen(false);
    toast({ title: guide_id === null ? GUIDE_PICKER.removed : GUIDE_PICKER.assigned, tone: "success" });
    done();
  };
  const close = () => {
    setOpen(false);
    if (problem) done();
    setProblem(undefined);
  };
  const label = hasGuide ? GUIDE_PICKER.change : GUIDE_PICKER.act;
  return (
    <>
      <Button {...look} aria-label={`${label}: ${title}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open ? (
        <GuidePicker
          departures={[id]}
          title={GUIDE_PICKER.title({ trip: title, date: start_date })}
          busy={busy}
          problem={problem}
          canRemove={hasGuide}
          pick={(guide) => void pick(guide)}
          close={close}
        />
      ) : null}
    </>
  );
}
