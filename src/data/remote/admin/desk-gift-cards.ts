import * as v from "valibot";
import { type GiftCardFields, giftCardListSchema } from "../../../domain/desk/payments/gift-card-form.ts";
import { type DeskAnswer, deskAct, deskCall, deskWrite, refusalSchema, refused } from "./desk-call.ts";
import type { ListOrder } from "./list-order.ts";

export type GiftCardFilter = { search: string | null; state: string | null } & ListOrder;
export const giftCardPage = (filter: GiftCardFilter, skip: number, how_many: number) =>
  deskCall("admin_gift_cards", { ...filter, skip, how_many }, giftCardListSchema);
export const voidGiftCard = (card_id: string, reason: string) => deskAct("void_gift_card", { card_id, reason });

const madeSchema = v.union([v.object({ ok: v.literal(true), code: v.string() }), refusalSchema]);

/** The server makes the code and tells it once the card stands. */
export async function makeGiftCard(card: GiftCardFields & { id: string }): Promise<DeskAnswer<string>> {
  const answer = await deskWrite("make_gift_card", { card }, madeSchema);
  if (!answer.ok) return answer;
  return answer.value.ok ? { ok: true, value: answer.value.code } : refused(answer.value.code, answer.value.field);
}
