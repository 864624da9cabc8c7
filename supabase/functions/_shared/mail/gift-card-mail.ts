import * as v from "valibot";
import { isoDay, textOrNull } from "../../../../src/domain/schemas.ts";
import { boughtCardLetter, givenCardLetter } from "../../../../src/text/other-mails.ts";
import type { Words } from "../text/languages.ts";
import type { MailContent } from "./layout.ts";
import type { QueuedMail } from "./queued-mail.ts";

const cardEntries = { code: v.string(), amount_cents: v.number(), valid_until: v.nullable(isoDay) };
const optionalText = v.optional(textOrNull);
const givenSchema = v.object({ ...cardEntries, from_name: optionalText, message: optionalText });
const boughtSchema = v.object({ ...cardEntries, for_name: v.string(), mailed_to: textOrNull });

type Addressed = Pick<QueuedMail, "to_name" | "payload">;

export function giftCardMail({ to_name, payload }: Addressed, words: Words, site: string): MailContent {
  const { label, ...letter } = givenCardLetter(words, to_name, v.parse(givenSchema, payload));
  return { ...letter, links: [{ label, url: `${site}/tours` }] };
}

export function boughtCardMail({ to_name, payload }: Addressed, words: Words, site: string): MailContent {
  const { label, ...letter } = boughtCardLetter(words, to_name, v.parse(boughtSchema, payload));
  return { ...letter, links: [{ label, url: `${site}/tours` }] };
}
