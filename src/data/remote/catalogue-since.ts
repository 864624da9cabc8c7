import { parseCatalogueDelta, type ParsedDelta } from "../../domain/catalogue/catalogue-schema.ts";
import { postRpc, type HttpDeps, type HttpFailure } from "../net/call.ts";

export type CatalogueAnswer = ParsedDelta | HttpFailure;

export async function catalogueSince(revision: number, deps?: Partial<HttpDeps>): Promise<CatalogueAnswer> {
  const answer = await postRpc("catalogue_since", { since: revision }, deps);
  return answer.ok ? parseCatalogueDelta(answer.value) : answer;
}
