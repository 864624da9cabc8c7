import * as v from "valibot";
import { readJson, Refusal } from "./http.ts";

/** The body as the schema wants it, or a 400 that names the field. */
export const parseBody = async <T extends v.GenericSchema>(schema: T, request: Request): Promise<v.InferOutput<T>> => {
  const parsed = v.safeParse(schema, await readJson(request));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const where = v.getDotPath(issue);
  throw new Refusal("invalid_request", where ? `The request has a missing or wrong '${where}'.` : undefined);
};

/** A payment's id of ours or of the provider's. */
export const referenceSchema = v.pipe(v.string(), v.minLength(8), v.maxLength(100), v.regex(/^[\w-]+$/));
