import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import * as payment from "#texts/payment.ts";
import { FORM_PROBLEMS } from "#texts/shared.ts";
import { CHANGE_DATE, MOVE_DONE } from "#texts/trips.ts";
import { day } from "#texts/write.ts";
import { connection } from "../../../data/net/connection.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { departureProblem } from "../../../domain/booking/form/departure-choice.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import type { Move } from "../../../domain/booking/move/move-answer.ts";
import { refundPartsFor, paymentWaysOf } from "../../../domain/payment/payment-ways.ts";
import { problemText } from "../../../domain/problem.ts";
import { DayInput } from "../../../shared/form/day-input.tsx";
import { Dialog } from "../../../shared/ui/dialog/dialog.tsx";
import { toast, type Toast } from "../../../shared/ui/toast/toast.ts";
import { useStoreState } from "../../../shared/use-store-in-transition.ts";
import { cancelSentence, cancelWarning } from "../../../text/payment-pages.ts";
import { moveSentences } from "../../../text/payment.ts";
import { MoveDays } from "./move-days.tsx";
import { MoveProblem } from "./move-problem.tsx";
import { useDayChoices } from "./use-day-choices.ts";
import { useMoveRequest } from "./use-move.ts";
import classes from "../trips.module.css";

const moveDoneToast = ({ to_date, back_cents, owed_cents }: Move): Toast => ({
  title: MOVE_DONE.title({ date: to_date }),
  message: [
    ...(back_cents > 0 ? [MOVE_DONE.refunded({ cents: back_cents })] : []),
    ...(owed_cents > 0 ? [MOVE_DONE.owed({ cents: owed_cents })] : []),
    MOVE_DONE.mail,
  ].join(" "),
  tone: "success",
});

type Props = { booking: LocalBooking; view: BookingView; today: string; onClose: () => void };

export function ChangeDateDialog({ booking, view, today, onClose }: Props) {
  const { departures, days, choiceOn, asOf } = useDayChoices(view, today);
  const connectionState = useStoreState(connection);
  const [date, setDate] = useState<string | null>(null);
  const { asked, truth, gone, ask, forget } = useMoveRequest(booking, (move) => {
    toast(moveDoneToast(move));
    onClose();
  });
  const choice = date === null || gone.includes(date) ? null : choiceOn(date);
  const open = days.filter((one) => !gone.includes(one.date));
  const outlook = truth ?? choice?.outlook;
  const warning = outlook ? cancelWarning(outlook) : null;
  const isBusy = asked.step === "busy";
  const request = departures?.on === "request" ? departures : null;
  const foundProblem = request && date ? departureProblem(date, request) : undefined;
  const dateProblem = foundProblem
    ? problemText(foundProblem, FORM_PROBLEMS)
    : request && date && !choice
      ? CHANGE_DATE.notOffered
      : undefined;
  const choose = (chosen: string) => {
    forget();
    setDate(chosen);
  };
  return (
    <Dialog title={CHANGE_DATE.title} onClose={onClose} busy={isBusy}>
      <div className="stack tight">
        <Text>{CHANGE_DATE.now({ guests: view.guests, checkIn: view.check_in })}</Text>
        {departures === undefined || (!request && open.length === 0) ? <Text>{CHANGE_DATE.none}</Text> : null}
        {request ? (
          <DayInput
            label={CHANGE_DATE.newDay}
            min={request.first}
            max={request.last}
            value={date ?? ""}
            error={dateProblem}
            disabled={isBusy}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        ) : null}
        {open.length > 0 ? (
          <MoveDays days={open} guests={view.guests} chosen={date} disabled={isBusy} choose={choose} />
        ) : null}
        <Text c="dimmed" size="sm">
          {asOf === null ? CHANGE_DATE.fresh : CHANGE_DATE.asOf({ age: asOf })}
        </Text>
        <MoveProblem asked={asked} view={view} choose={choose} />
        {date !== null && choice !== null && outlook && dateProblem === undefined ? (
          <section className={classes.outlook} aria-live="polite">
            <Text fw={600}>
              {day(view.check_in)} → {day(date)}
            </Text>
            {moveSentences(payment, outlook, refundPartsFor(paymentWaysOf(view).own, outlook.back_cents)).map(
              (sentence) => (
                <Text key={sentence}>{sentence}</Text>
              ),
            )}
            {outlook.quote.kept_cents_by_terms ? (
              <Text>{CHANGE_DATE.keptByTerms({ cents: outlook.quote.kept_cents_by_terms })}</Text>
            ) : null}
            <Text fw={600}>{cancelSentence(outlook)}</Text>
            {warning ? <Text className="notice">{warning}</Text> : null}
            {connectionState === "offline" ? <Text fw={600}>{CHANGE_DATE.offline}</Text> : null}
          </section>
        ) : null}
        <Group>
          <Button
            loading={isBusy}
            disabled={date === null || choice === null || dateProblem !== undefined || !outlook}
            onClick={() => date !== null && outlook && void ask(date, outlook)}
          >
            {date !== null && choice ? CHANGE_DATE.move({ date }) : CHANGE_DATE.choose}
          </Button>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {CHANGE_DATE.keep({ date: view.check_in })}
          </Button>
        </Group>
      </div>
    </Dialog>
  );
}
