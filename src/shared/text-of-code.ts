import type { Failure } from "../domain/result.ts";
import { ERROR_ID } from "#words/shared/form.ts";

export const textOfCode = <Text>(texts: Readonly<Record<string, Text>>, code: string): Text | undefined =>
  Object.hasOwn(texts, code) ? texts[code] : undefined;

/** The function's log has the error under this ID. */
export const withErrorId = (text: string, failure: Failure<unknown>): string =>
  failure.code === "refused" || failure.request_id === undefined ? text : `${text} ${ERROR_ID(failure.request_id)}`;
