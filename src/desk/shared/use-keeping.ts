import { useMemo } from "react";
import * as v from "valibot";
import { checkInSchema } from "../../domain/desk/departures/check-in-schema.ts";
import { bookingDetailSchema, manifestSchema } from "../../domain/desk/lists/desk-schema.ts";
import type { CachedAnswer } from "./use-desk-read.ts";

export const keptManifest = v.nullable(manifestSchema);
export const keptCheckIn = v.nullable(checkInSchema);
export const keptDetail = v.nullable(bookingDetailSchema);

export const useCachedAnswer = <T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  elsewhere?: CachedAnswer<T>["elsewhere"],
): CachedAnswer<T> => useMemo(() => ({ name, schema, elsewhere }), [name, schema, elsewhere]);
