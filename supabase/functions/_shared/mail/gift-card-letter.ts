import * as v from "valibot";
import { day, money } from "../../../../src/domain/words.ts";
import type { Letter } from "./layout.ts";
import type { QueuedMail } from "./queued-mail.ts";

const payloadSchema = v.object({
  code: v.string(),
  amount_cents: v.number(),
  valid_until: v.nullable(v.pipe(v.string(), v.isoDate())),
});

export function giftCardLetter({ to_name, payload }: Pick<QueuedMail, "to_name" | "payload">, siteUrl: string): Letter {
  const { code, amount_cents, valid_until } = v.parse(payloadSchema, payload);
  return {
    subject: `A ${money(amount_cents)} gift card for you`,
    title: "A journey is waiting for you",
    paragraphs: [
      `${to_name ? `${to_name}, this` : "This"} gift card pays for any of our trips.`,
      "Choose a trip, book it, and enter the code under Gift card before you pay. You see what it takes before it is taken; what is left stays on the card, and what it can't cover you pay by bank card.",
      "Whoever has the code can use it, so keep this email to yourself.",
    ],
    facts: [
      ["Code", code],
      ["Worth", money(amount_cents)],
      ...(valid_until ? [["Valid until", day(valid_until)] as [string, string]] : []),
    ],
    button: { label: "Find a trip", url: new URL("/tours", siteUrl).href },
  };
}
