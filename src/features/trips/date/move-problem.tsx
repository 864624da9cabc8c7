import { Button, Text } from "@mantine/core";
import { CHANGE_DATE, MOVE_REFUSED } from "#texts/trips.ts";
import { day } from "#texts/write.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { waitText } from "../texts/refusal-text.ts";
import type { MoveQuestion } from "./use-move.ts";

type Props = { asked: MoveQuestion; view: BookingView; choose: (date: string) => void };

export function MoveProblem({ asked, view, choose }: Props) {
  if (asked.step === "not_done") {
    return (
      <div role="alert" className="problem">
        <Text>{CHANGE_DATE.notDone({ why: waitText(asked.problem), date: view.check_in })}</Text>
      </div>
    );
  }
  if (asked.step !== "refused") return null;
  const { code, nearest_dates } = asked.refusal;
  const nearestDates = nearest_dates ?? [];
  return (
    <div role="alert" className="problem">
      <Text>
        {MOVE_REFUSED[code]} {CHANGE_DATE.stays({ date: view.check_in })}
      </Text>
      {nearestDates.length > 0 ? (
        <>
          <Text>{CHANGE_DATE.near}</Text>
          <div className="row">
            {nearestDates.map(({ date }) => (
              <Button key={date} variant="light" onClick={() => choose(date)}>
                {day(date)}
              </Button>
            ))}
          </div>
        </>
      ) : null}
    </div>
  );
}
