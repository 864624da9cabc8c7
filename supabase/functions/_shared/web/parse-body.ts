import * as v from "valibot";
import { uuid } from "../../../../src/domain/schemas.ts";
import { isPlainText } from "../text/plain-text.ts";
import { readJson, HttpRefusal } from "./http.ts";

export async function parseBody<T extends v.GenericSchema>(schema: T, request: Request): Promise<v.InferOutput<T>> {
  const parsed = v.safeParse(schema, await readJson(request));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const where = v.getDotPath(issue);
  throw new HttpRefusal("invalid_request", where ? `The request has a missing or wrong '${where}'.` : undefined);
}

export const paymentIdSchema = v.pipe(v.string(), v.minLength(8), v.maxLength(100), v.regex(/^[\w-]+$/));

export const bookingIdSchema = uuid;
export const tokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

export const textSchema = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest), v.check(isPlainText));

const ignored = v.optional(v.unknown());
const ignoredFields = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, ignored])) as Record<Name, typeof ignored>;

/** The specification sends these fields, but the booking has the true values. */
export const ignoredBookingData = ignoredFields(
  "title",
  "tour_title",
  "guests",
  "checkIn",
  "check_in",
  "checkOut",
  "check_out",
  "price",
  "special_requests",
);
export const ignoredCustomerData = v.nullish(
  v.strictObject(ignoredFields("name", "first_name", "last_name", "email", "phone", "address")),
);
export const ignoredField = ignored;
