import * as v from "valibot";
import { parseCatalogueDelta, type ParsedDelta } from "../../domain/catalogue/rows/catalogue-schema.ts";
import { call, type CallFailure, type CallOptions } from "../net/call.ts";

export type CatalogueAnswer = ParsedDelta | CallFailure;

export async function catalogueSince(revision: number, options?: Partial<CallOptions>): Promise<CatalogueAnswer> {
  const answer = await call("rpc/catalogue_since", { since: revision }, v.unknown(), options);
  return answer.ok ? parseCatalogueDelta(answer.value) : answer;
}
