import * as v from "valibot";
import { isoDay } from "../../../../src/domain/schemas.ts";
import type { Words } from "../text/languages.ts";
import type { MailContent } from "./layout.ts";
import type { QueuedMail } from "./queued-mail.ts";

const payloadSchema = v.object({
  code: v.string(),
  amount_cents: v.number(),
  valid_until: v.nullable(isoDay),
});

export function giftCardMail(
  { to_name, payload }: Pick<QueuedMail, "to_name" | "payload">,
  words: Words,
  site: string,
): MailContent {
  const { label, ...letter } = words.giftCardLetter(to_name, v.parse(payloadSchema, payload));
  return { ...letter, button: { label, url: `${site}/tours` } };
}
