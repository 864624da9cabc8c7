import * as v from "valibot";
import { deskGiftCardSchema, type GiftCardFields } from "../../../domain/desk/gift-card-form.ts";
import { type DeskAnswer, deskAct, deskCall, deskWrite, refusalSchema, refused } from "./desk-call.ts";

export const allGiftCards = () => deskCall("admin_gift_cards", {}, v.array(deskGiftCardSchema));
export const voidGiftCard = (card_id: string, reason: string) => deskAct("void_gift_card", { card_id, reason });

const madeSchema = v.union([v.object({ ok: v.literal(true), code: v.string() }), refusalSchema]);

/** The server makes the code and tells it once the card stands. */
export async function makeGiftCard(card: GiftCardFields & { id: string }): Promise<DeskAnswer<string>> {
  const answer = await deskWrite("make_gift_card", { card }, madeSchema);
  if (!answer.ok) return answer;
  return answer.value.ok ? { ok: true, value: answer.value.code } : refused(answer.value.code, answer.value.field);
}
