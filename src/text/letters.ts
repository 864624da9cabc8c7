import { attentionParts } from "../domain/desk/bookings/attention.ts";
import type { LetterFills, LetterTemplate } from "../domain/desk/bookings/letter.ts";
import { meetingText } from "./bookings.ts";
import type { MailWords } from "./mails.ts";

type Mails = Pick<
  typeof import("../../.cache/texts/en/mails.ts"),
  "ATTENTION" | "tooMuch" | "LETTERS" | "meetingUnknown"
>;

export const attentionText = ({ ATTENTION, tooMuch }: Pick<Mails, "ATTENTION" | "tooMuch">, reason: string): string =>
  attentionParts(reason)
    .map((part) => {
      if ("written" in part) return part.written;
      const { text } = ATTENTION[part.code];
      return part.amount ? tooMuch({ text, amount: part.amount }) : text;
    })
    .join(". ");

export const attentionRemedies = ({ ATTENTION }: Pick<Mails, "ATTENTION">, reason: string): string[] =>
  attentionParts(reason).flatMap((part) => ("code" in part ? ATTENTION[part.code].remedy : []));

/** A template keeps its placeholders, which are filled in for each booking. */
const PLACEHOLDERS = {
  first_name: "{first_name}",
  title: "{title}",
  day: "{day}",
  reference: "{reference}",
  meeting_point: "{meeting_point}",
};

type TemplateText = string | ((values: typeof PLACEHOLDERS) => string);
const withPlaceholders = (text: TemplateText): string => (typeof text === "string" ? text : text(PLACEHOLDERS));

export const letterTemplates = ({ LETTERS }: Pick<Mails, "LETTERS">): LetterTemplate[] =>
  Object.entries(LETTERS).map(([id, { name, subject, body }]) => ({
    id,
    name,
    subject: withPlaceholders(subject),
    body: withPlaceholders(body),
  }));

export const letterFills = ({ mails, shared, write }: Pick<MailWords, "mails" | "shared" | "write">): LetterFills => ({
  first_name: (of) => of.customer_first_name,
  title: (of) => of.title,
  day: (of) => write.day(of.check_in),
  reference: (of) => of.reference,
  meeting_point: ({ meeting_point, meeting_time }) =>
    meeting_point ? meetingText(shared, meeting_point, meeting_time) : mails.meetingUnknown,
});
