import type { CompanionKey } from "../../../domain/companions/companion-trip.ts";
import { companionViewSchema } from "../../../domain/companions/companion-view.ts";
import { readCompanionTrips, removeCompanionTrip, storeCompanionView } from "../../local/stored-companions.ts";
import { args, call } from "../../net/call.ts";
import { trustedNow } from "../../net/clock.ts";
import { serverCalls } from "../../remote/traveler/verbs.ts";

export type CompanionAnswer = "known" | "gone" | "unreachable";

export async function refreshCompanion({ id, token }: CompanionKey): Promise<CompanionAnswer> {
  const answer = await serverCalls("rpc/companion_trip", { companion_id: id, token });
  if (!answer.ok) return "unreachable";
  if (answer.value === null) {
    await removeCompanionTrip({ id, token });
    return "gone";
  }
  if (answer.value.id !== id) return "unreachable";
  await storeCompanionView({ id, token }, answer.value, new Date(trustedNow()).toISOString());
  return "known";
}

const signing = { args: args<CompanionKey & { as: "companion" }>(), answer: companionViewSchema };

export async function fetchCompanionVoucher({ id, token }: CompanionKey): Promise<void> {
  const answer = await call("functions/sign-voucher", signing, { id, token, as: "companion" });
  if (!answer.ok || answer.value.id !== id) return;
  await storeCompanionView({ id, token }, answer.value, new Date(trustedNow()).toISOString());
}

export async function refreshCompanions(): Promise<void> {
  for (const trip of await readCompanionTrips()) if ((await refreshCompanion(trip)) === "unreachable") return;
}
