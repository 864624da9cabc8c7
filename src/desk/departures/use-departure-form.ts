import { useState } from "react";
import { DEPARTURE_DONE, DEPARTURE_FORM } from "#texts/desk-catalogue.ts";
import { callDesk, type DeskAnswer } from "../../data/remote/desk/ask-desk.ts";
import type { DepartureInput } from "../../data/remote/desk/verb-arguments.ts";
import { mergeForms } from "../../domain/desk/catalogue/merge-forms.ts";
import {
  checkDeparture,
  type CheckedDeparture,
  type DepartureCode,
  type DepartureForm,
  EMPTY_DEPARTURE,
  FIELD_OF_CODE,
  departureFormOf,
  isDepartureCode,
  isMeetingChanged,
} from "../../domain/desk/departures/departure-form.ts";
import type { DeskDeparture, ItemDepartures } from "../../domain/desk/departures/departure-schema.ts";
import type { InvalidForm } from "../../shared/form/check-with.ts";
import { type SubmitResult, useForm } from "../../shared/form/use-form.ts";
import { useTodayInTashkent } from "../../shared/use-now.ts";
import { failureText } from "../../text/desk.ts";
import { failedSubmit, finishedSubmit } from "../shared/submit-results.ts";

type Options = {
  item: ItemDepartures & { id: string };
  row: DeskDeparture | undefined;
  changed: (addedDay?: string) => Promise<void>;
  close: () => void;
};
type NotSaved = Extract<DeskAnswer<"rpc/save_departure">, { ok: false }>;
type ValidDeparture = Extract<CheckedDeparture, { ok: true }>;

const errorText = (code: DepartureCode, taken?: number): string =>
  code === "places_below_sold" && taken !== undefined ? DEPARTURE_FORM.sold({ taken }) : failureText({ reason: code });
const errorsOf = (codes: readonly DepartureCode[], taken?: number) =>
  Object.fromEntries(codes.map((code) => [FIELD_OF_CODE[code], errorText(code, taken)]));

function outcomeOf(answer: NotSaved): SubmitResult {
  const { reason } = answer;
  if (isDepartureCode(reason)) return { ok: false, errors: errorsOf([reason], answer.refusal?.taken) };
  return failedSubmit(answer, EMPTY_DEPARTURE);
}

export function useDepartureForm({ item, row, changed, close }: Options) {
  const [id] = useState(() => row?.id ?? crypto.randomUUID());
  const [seen, setSeen] = useState(row);
  const [theirs, setTheirs] = useState<{ field: string; theirs: unknown }[]>([]);
  const [start] = useState<DepartureForm>(() => (row ? departureFormOf(row) : EMPTY_DEPARTURE));
  const today = useTodayInTashkent();
  const formBefore = seen ? departureFormOf(seen) : EMPTY_DEPARTURE;
  const takenSeats = seen?.taken ?? 0;

  const send = async ({ fields }: ValidDeparture, values: DepartureForm): Promise<SubmitResult> => {
    const owner = row ? {} : item.item_type === "tour" ? { tour_id: item.id } : { package_id: item.id };
    const departureInput: DepartureInput = { id, revision: seen?.revision ?? 0, ...owner, ...fields };
    const answer = await callDesk("rpc/save_departure", { departure: departureInput });
    if (answer.ok || (!row && answer.refusal?.departure?.id === id)) {
      return row
        ? finishedSubmit(DEPARTURE_DONE.saved, close, () => changed())
        : finishedSubmit(DEPARTURE_DONE.added, close, () => changed(values.start_date));
    }
    const currentDeparture = answer.refusal?.departure;
    if (!currentDeparture) return outcomeOf(answer);
    void changed();
    if (!row) return { ok: false, errors: errorsOf(["day_taken"]) };
    // Merges and shows the other admin's changes, because the next save overwrites their revision.
    const { merged, changed: known } = mergeForms<DepartureForm>(formBefore, departureFormOf(currentDeparture), values);
    form.change(merged);
    setSeen(currentDeparture);
    setTheirs(known);
    return { ok: false, problem: DEPARTURE_FORM.changed };
  };

  const form = useForm<DepartureForm, ValidDeparture>({
    empty: start,
    check: (values): ValidDeparture | InvalidForm => {
      const checkedDeparture = checkDeparture(values, formBefore, today, takenSeats);
      return checkedDeparture.ok
        ? checkedDeparture
        : { ok: false, errors: errorsOf(checkedDeparture.codes, takenSeats) };
    },
    send,
  });
  return { ...form, today, theirs, meetsElsewhere: isMeetingChanged(form.values, formBefore) };
}
