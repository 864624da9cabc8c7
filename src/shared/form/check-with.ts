import * as v from "valibot";
import { FORM_PROBLEMS } from "#texts/shared.ts";
import { type FoundProblem, problemIn, problemText, type ProblemWords } from "../../domain/problem.ts";

export type Errors = Readonly<Record<string, string | undefined>>;
export type InvalidForm = { ok: false; errors: Errors };
export type ValidForm<Output> = { ok: true; output: Output };

export const writeProblems = (
  problems: Readonly<Record<string, FoundProblem | undefined>>,
  words: ProblemWords = FORM_PROBLEMS,
): Errors =>
  Object.fromEntries(Object.entries(problems).map(([name, found]) => [name, found && problemText(found, words)]));

export const checkWith =
  <Values extends object, Output>(schema: v.GenericSchema<Values, Output>, words?: ProblemWords) =>
  (values: Values): ValidForm<Output> | InvalidForm => {
    const parsed = v.safeParse(schema, values);
    if (parsed.success) return { ok: true, output: parsed.output };
    const errors: Record<string, FoundProblem> = {};
    for (const issue of parsed.issues) errors[String(issue.path?.[0]?.key ?? "")] ??= problemIn(issue.message);
    const orderedNames = Object.keys(values).filter((name) => name in errors);
    return {
      ok: false,
      errors: writeProblems(Object.fromEntries(orderedNames.map((name) => [name, errors[name]])), words),
    };
  };
