import * as v from "valibot";

/** What is wrong with a form, by the name of the field; in the order of the form. */
export type Errors = Readonly<Record<string, string | undefined>>;
export type InvalidForm = { ok: false; errors: Errors };
export type Passed<Output> = { ok: true; output: Output };

/** The check of a form whose rules are one schema: each field says the first thing that is wrong with it. */
export const checkWith =
  <Values extends object, Output>(schema: v.GenericSchema<Values, Output>) =>
  (values: Values): Passed<Output> | InvalidForm => {
    const parsed = v.safeParse(schema, values);
    if (parsed.success) return { ok: true, output: parsed.output };
    const found: Record<string, string> = {};
    for (const issue of parsed.issues) found[String(issue.path?.[0]?.key ?? "")] ??= issue.message;
    const inOrder = Object.keys(values).filter((name) => name in found);
    return { ok: false, errors: Object.fromEntries(inOrder.map((name) => [name, found[name]])) };
  };
