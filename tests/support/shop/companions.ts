import { randomBytes, randomUUID } from "node:crypto";
import { companionLink } from "../../../src/domain/companions/companion-trip.ts";
import type { OwnBooking } from "./bookings.ts";
import { askAsTraveler, type Shop } from "./shop.ts";

export async function shareWith(
  shop: Shop,
  { id, token }: OwnBooking,
  label: string,
  position = 2,
): Promise<{ id: string; token: string; link: string }> {
  const key = { id: randomUUID(), token: randomBytes(32).toString("base64url") };
  const share = { id, token, companion_id: key.id, position, label, companion_token: key.token };
  const answer = await askAsTraveler<{ ok: boolean }>(shop, "share_trip", { share });
  if (!answer.ok) throw new Error(`share_trip: ${JSON.stringify(answer)}`);
  return { ...key, link: companionLink(`${shop.url}/join`, key) };
}
