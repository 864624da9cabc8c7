import * as v from "valibot";
import { FORM_KIND_NAMES } from "../../../../src/domain/outbox/message-kinds.ts";
import { isoDay } from "../../../../src/domain/schemas.ts";
import { receivedLetter } from "../../../../src/text/other-mails.ts";
import type { Words } from "../text/languages.ts";
import type { MailContent } from "./layout.ts";

const date = v.nullish(isoDay);
const number = v.nullish(v.number());
const receivedSchema = v.object({
  form: v.picklist(FORM_KIND_NAMES),
  start_date: date,
  end_date: date,
  guests: number,
  budget_cents: number,
});

/** Contains nothing that was typed freely, since the address may belong to another person. */
export const receivedMail = (payload: Record<string, unknown>, words: Words): MailContent => {
  const received = v.parse(receivedSchema, payload);
  return receivedLetter(words, received.form, received);
};
