import * as v from "valibot";

export type Errors = Readonly<Record<string, string | undefined>>;
export type InvalidForm = { ok: false; errors: Errors };
export type ValidForm<Output> = { ok: true; output: Output };

export const checkWith =
  <Values extends object, Output>(schema: v.GenericSchema<Values, Output>) =>
  (values: Values): ValidForm<Output> | InvalidForm => {
    const parsed = v.safeParse(schema, values);
    if (parsed.success) return { ok: true, output: parsed.output };
    const errors: Record<string, string> = {};
    for (const issue of parsed.issues) errors[String(issue.path?.[0]?.key ?? "")] ??= issue.message;
    const orderedNames = Object.keys(values).filter((name) => name in errors);
    return { ok: false, errors: Object.fromEntries(orderedNames.map((name) => [name, errors[name]])) };
  };
