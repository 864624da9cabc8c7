import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { trustedNow } from "../../net/clock.ts";
import { serverCalls } from "../../remote/traveler/verbs.ts";
import { mergeView } from "../outbox/booking-merge.ts";
import { openOutbox } from "../outbox/outbox.ts";

export async function fetchVoucher({ id, token }: Pick<LocalBooking, "id" | "token">): Promise<void> {
  const answer = await serverCalls("functions/sign-voucher", { id, token });
  if (!answer.ok) return;
  const at = new Date(trustedNow()).toISOString();
  await openOutbox().store.change(id, (before) => mergeView(before, answer.value, at));
}
