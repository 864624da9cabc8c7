import { useState } from "react";
import { callDesk, type DeskAnswer } from "../../data/remote/desk/ask-desk.ts";
import type { DepartureInput } from "../../data/remote/desk/asked.ts";
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
import { toast } from "../../shared/ui/toast/toast.ts";
import { DEPARTURE_DONE, DEPARTURE_FORM } from "./messages/departures.ts";
import { failureText } from "../shared/messages/desk.ts";
import { useTodayInTashkent } from "../../shared/use-now.ts";

type Options = {
  item: ItemDepartures & { id: string };
  row: DeskDeparture | undefined;
  changed: () => Promise<void>;
  close: () => void;
};
type NotSaved = Extract<DeskAnswer<"rpc/save_departure">, { ok: false }>;
type Passed = Extract<CheckedDeparture, { ok: true }>;

const errorText = (code: DepartureCode, taken?: number): string =>
  code === "places_below_sold" && taken !== undefined ? DEPARTURE_FORM.sold(taken) : failureText({ reason: code });
const errorsOf = (codes: readonly DepartureCode[], taken?: number) =>
  Object.fromEntries(codes.map((code) => [FIELD_OF_CODE[code], errorText(code, taken)]));

function outcomeOf(answer: NotSaved): SubmitResult {
  const { reason } = answer;
  const { field, taken } = answer.refusal ?? {};
  if (isDepartureCode(reason)) return { ok: false, errors: errorsOf([reason], taken) };
  return field && field in EMPTY_DEPARTURE
    ? { ok: false, errors: { [field]: failureText(answer) } }
    : { ok: false, problem: failureText(answer) };
}

export function useDepartureForm({ item, row, changed, close }: Options) {
  const [id] = useState(() => row?.id ?? crypto.randomUUID());
  const [seen, setSeen] = useState(row);
  const [theirs, setTheirs] = useState<{ field: string; theirs: unknown }[]>([]);
  const [start] = useState<DepartureForm>(() => (row ? departureFormOf(row) : EMPTY_DEPARTURE));
  const today = useTodayInTashkent();
  const before = seen ? departureFormOf(seen) : EMPTY_DEPARTURE;
  const taken = seen?.taken ?? 0;

  const send = async ({ fields }: Passed, values: DepartureForm): Promise<SubmitResult> => {
    const owner = row ? {} : item.item_type === "tour" ? { tour_id: item.id } : { package_id: item.id };
    const wish: DepartureInput = { id, revision: seen?.revision ?? 0, ...owner, ...fields };
    const answer = await callDesk("rpc/save_departure", { departure: wish });
    if (answer.ok || (!row && answer.refusal?.departure?.id === id)) {
      const next = () => {
        close();
        void changed();
        toast({ title: row ? DEPARTURE_DONE.saved : DEPARTURE_DONE.added, tone: "success" });
      };
      return { ok: true, next };
    }
    const now = answer.refusal?.departure;
    if (!now) return outcomeOf(answer);
    void changed();
    if (!row) return { ok: false, errors: errorsOf(["day_taken"]) };
    // Merges and shows the other admin's changes, because the next save overwrites their revision.
    const { merged, changed: known } = mergeForms<DepartureForm>(before, departureFormOf(now), values);
    form.change(merged);
    setSeen(now);
    setTheirs(known);
    return { ok: false, problem: DEPARTURE_FORM.changed };
  };

  const form = useForm<DepartureForm, Passed>({
    empty: start,
    check: (values): Passed | InvalidForm => {
      const checked = checkDeparture(values, before, today, taken);
      return checked.ok ? checked : { ok: false, errors: errorsOf(checked.codes, taken) };
    },
    send,
  });
  return { ...form, today, theirs, meetsElsewhere: isMeetingChanged(form.values, before) };
}
