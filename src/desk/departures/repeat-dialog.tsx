import { Button } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { DEPARTURE_FORM, REPEAT_DEPARTURE } from "#texts/desk-catalogue.ts";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import type { DepartureRow } from "../../domain/desk/departures/departure-schema.ts";
import { weeklyDays } from "../../domain/desk/departures/weekly-days.ts";
import { DayInput } from "../../shared/form/day-input.tsx";
import { ProblemText } from "../../shared/form/problem-text.tsx";
import { useForm } from "../../shared/form/use-form.ts";
import { Dialog } from "../../shared/ui/dialog/dialog.tsx";
import { useTodayInTashkent } from "../../shared/use-now.ts";
import { failureText } from "../../text/desk.ts";
import { finishedSubmit } from "../shared/submit-results.ts";

type Props = { row: DepartureRow; known: readonly DepartureRow[]; changed: () => Promise<void>; close: () => void };

const EMPTY = { until: "" };
const errorText = (code: string) => (code === "past_date" ? REPEAT_DEPARTURE.tooSoon : failureText({ reason: code }));

export function RepeatDialog({ row, known, changed, close }: Props) {
  const today = useTodayInTashkent();
  const daysUntil = (until: string) => weeklyDays(row.start_date, until, known, today);
  const { props, values, problem, busy, field } = useForm<typeof EMPTY, { ok: true; until: string }>({
    empty: EMPTY,
    check: ({ until }) => {
      const days = daysUntil(until);
      return days.ok ? { ok: true, until } : { ok: false, errors: { until: errorText(days.code) } };
    },
    send: async ({ until }) => {
      const answer = await callDesk("rpc/repeat_departure", { departure_id: row.id, until });
      if (!answer.ok) {
        return answer.refusal?.field === "until"
          ? { ok: false, errors: { until: errorText(answer.reason) } }
          : { ok: false, problem: failureText(answer) };
      }
      return finishedSubmit(REPEAT_DEPARTURE.done({ days: answer.value.made.length }), close, changed);
    },
  });
  const days = daysUntil(values.until);
  return (
    <Dialog title={REPEAT_DEPARTURE.title({ date: row.start_date })} onClose={close} busy={busy}>
      <form {...props} className="stack tight">
        <DayInput label={REPEAT_DEPARTURE.until} required {...field("until")} />
        <p role="status">
          {days.ok ? REPEAT_DEPARTURE.makes({ days: days.made.length }) : ""}
          {days.ok && days.there.length > 0 ? ` ${REPEAT_DEPARTURE.there({ days: days.there.length })}` : ""}
        </p>
        <ProblemText text={problem} />
        <div className="row">
          <Button type="submit" loading={busy}>
            {REPEAT_DEPARTURE.act({ days: days.ok ? days.made.length : 0 })}
          </Button>
          <Button variant="default" disabled={busy} onClick={close}>
            {DEPARTURE_FORM.back}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
