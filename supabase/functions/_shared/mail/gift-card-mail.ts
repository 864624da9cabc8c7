import * as v from "valibot";
import { day, money } from "../../../../src/languages/en/write.ts";
import type { MailContent } from "./layout.ts";
import type { QueuedMail } from "./queued-mail.ts";
import { isoDay } from "../../../../src/domain/schemas.ts";

const payloadSchema = v.object({
  code: v.string(),
  amount_cents: v.number(),
  valid_until: v.nullable(isoDay),
});

export function giftCardMail(
  { to_name, payload }: Pick<QueuedMail, "to_name" | "payload">,
  siteUrl: string,
): MailContent {
  const { code, amount_cents, valid_until } = v.parse(payloadSchema, payload);
  return {
    subject: `A ${money(amount_cents)} gift card for you`,
    title: "A journey awaits you",
    paragraphs: [
      `${to_name ? `${to_name}, this` : "This"} gift card pays for any of our trips.`,
      "Choose a trip, book it, and enter the code under Gift card before you pay. You'll see the amount before you confirm. Any balance stays on the card, and you pay the rest by bank card.",
      "Anyone with the code can use it, so keep this email private.",
    ],
    facts: [
      ["Code", code],
      ["Worth", money(amount_cents)],
      ...(valid_until ? [["Valid until", day(valid_until)] as [string, string]] : []),
    ],
    button: { label: "Find a trip", url: new URL("/tours", siteUrl).href },
  };
}
