import { useMemo, useState } from "react";
import { RECONCILIATION } from "#texts/desk-money.ts";
import { paymentsBetween } from "../../../data/remote/desk/composed-calls.ts";
import { addDays } from "../../../domain/catalogue/travel-dates.ts";
import { timeRange } from "../../../domain/desk/lists/date-ranges.ts";
import { guessMapping, type Mapping } from "../../../domain/desk/payments/settlement/columns.ts";
import { type SettlementPeriod, daysOf, type Line, readLine } from "../../../domain/desk/payments/settlement/lines.ts";
import { reconcile, type PaymentWithDifferences } from "../../../domain/desk/payments/settlement/reconcile.ts";
import { unreadFileText } from "../../../text/desk-money.ts";
import { failureText } from "../../../text/desk.ts";
import { readFile, type SettlementFile } from "./read-file.ts";
import { runInSlices } from "./run-in-slices.ts";
import { storeMapping, storedMapping } from "./stored-mappings.ts";

function* linesOf({ rows }: SettlementFile, mapping: Mapping): Generator<Line, void> {
  for (const [at, cells] of rows.entries()) yield readLine(cells, at + 1, mapping);
}

async function readLines(file: SettlementFile, mapping: Mapping): Promise<Line[]> {
  const lines: Line[] = [];
  await runInSlices(linesOf(file, mapping), (line) => lines.push(line));
  return lines;
}

export type Choice = {
  mapping: Mapping;
  days: SettlementPeriod;
  around: number;
};
type Busy = { rows: number } | undefined;
export type ReconciliationResult = { result: PaymentWithDifferences; days: SettlementPeriod; at: number };

export function useReconciliation() {
  const [file, setFile] = useState<SettlementFile | undefined>();
  const [choice, setChoice] = useState<Choice | undefined>();
  const [problem, setProblem] = useState<string | undefined>();
  const [busy, setBusy] = useState<Busy>();
  const [outcome, setOutcome] = useState<ReconciliationResult | undefined>();
  const sampleRows = useMemo(() => file?.rows.slice(0, 200) ?? [], [file]);

  const openFile = async (dropped: File) => {
    setOutcome(undefined);
    setProblem(undefined);
    setBusy({ rows: 0 });
    const fileResult = await readFile(dropped);
    setBusy(undefined);
    setFile(fileResult.ok ? fileResult.value : undefined);
    if (!fileResult.ok) return setProblem(unreadFileText(fileResult.code));
    const { heading, rows } = fileResult.value;
    const mapping = storedMapping(heading) ?? guessMapping(heading, rows.slice(0, 200));
    setChoice({ mapping, days: { from: "", to: "" }, around: 7 });
  };

  const run = async () => {
    if (!file || !choice) return;
    setProblem(undefined);
    setBusy({ rows: 0 });
    const lines = await readLines(file, choice.mapping);
    const chosenDays = choice.days.from && choice.days.to ? choice.days : null;
    const days = chosenDays ?? daysOf(lines);
    if (days === null) {
      setBusy(undefined);
      return setProblem(RECONCILIATION.noDays);
    }
    const { from_time, to_time } = timeRange("custom", "", {
      from: addDays(days.from, -choice.around),
      to: addDays(days.to, choice.around),
    });
    const answer = await paymentsBetween(from_time ?? "", to_time ?? "", (rows) => setBusy({ rows }));
    if (!answer.ok) {
      setBusy(undefined);
      return setProblem(unreadFileText(answer.reason) ?? failureText(answer));
    }
    const result = await runInSlices(reconcile(lines, answer.value, days));
    setBusy(undefined);
    storeMapping(file.heading, choice.mapping);
    setOutcome({ result, days, at: Date.now() });
  };

  const startOver = () => {
    setFile(undefined);
    setOutcome(undefined);
    setProblem(undefined);
  };
  return {
    file,
    sample: sampleRows,
    choice,
    setChoice,
    problem,
    busy,
    outcome,
    take: openFile,
    run,
    anew: startOver,
    change: () => setOutcome(undefined),
  };
}
