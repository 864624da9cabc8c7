import { day, tashkentTime } from "../../../languages/en/write.ts";

export type LetterSubject = {
  customer_first_name: string;
  title: string;
  check_in: string;
  reference: string;
  meeting_point: string | null;
  meeting_time: string | null;
};

const NO_MEETING_POINT = "to be announced";

const FILLS: Readonly<Record<string, (of: LetterSubject) => string>> = {
  first_name: (of) => of.customer_first_name,
  title: (of) => of.title,
  day: (of) => day(of.check_in),
  reference: (of) => of.reference,
  meeting_point: ({ meeting_point, meeting_time }) =>
    meeting_point
      ? [meeting_point, meeting_time ? tashkentTime(meeting_time) : null].filter(Boolean).join(", ")
      : NO_MEETING_POINT,
};

export const PLACEHOLDERS: readonly string[] = Object.keys(FILLS).map((name) => `{${name}}`);

const braces = /\{([a-z_ ]*)\}/gi;

/** Fills in one pass, so that a name containing a placeholder is not filled again. */
const fill = (text: string, of: LetterSubject): string =>
  text.replaceAll(braces, (typed, name: string) => FILLS[name]?.(of) ?? typed);

export const unknownPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(braces)].map(([typed]) => typed).filter((typed) => !PLACEHOLDERS.includes(typed))),
];

export type LetterText = { subject: string; body: string };

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

/** The preview and the mail share this function, so that they never differ. */
export const letterFor = (
  { subject, body }: LetterText,
  of: LetterSubject,
): { subject: string; paragraphs: string[] } => ({
  subject: fill(subject, of).trim(),
  paragraphs: paragraphsOf(fill(body, of)),
});
