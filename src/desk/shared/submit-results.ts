import type { Failure } from "../../domain/result.ts";
import type { SubmitResult } from "../../shared/form/use-form.ts";
import { toast } from "../../shared/ui/toast/toast.ts";
import { failureText } from "../../text/desk.ts";

type FieldNames = Partial<Record<string, string>>;

/** Shows a refusal at the field that it names, and any other failure below the form. */
export function failedSubmit(failure: Failure, fields: object, fieldNames: FieldNames = {}): SubmitResult {
  const refusedField = failure.refusal?.field ?? "";
  const field = fieldNames[refusedField] ?? refusedField;
  const text = failureText(failure);
  return field in fields ? { ok: false, errors: { [field]: text } } : { ok: false, problem: text };
}

export const finishedSubmit = (title: string, close: () => void, done?: () => unknown): SubmitResult => ({
  ok: true,
  next: () => {
    close();
    void done?.();
    toast({ title, tone: "success" });
  },
});
