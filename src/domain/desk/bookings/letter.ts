import { type Language, SOURCE_LANGUAGE } from "../../languages.ts";

export type LetterSubject = {
  customer_first_name: string;
  title: string;
  check_in: string;
  reference: string;
  meeting_point: string | null;
  meeting_time: string | null;
};

const FILL_NAMES = ["first_name", "title", "day", "reference", "meeting_point"] as const;

export type LetterFills = Readonly<Record<(typeof FILL_NAMES)[number], (of: LetterSubject) => string>>;

export const PLACEHOLDERS: readonly string[] = FILL_NAMES.map((name) => `{${name}}`);

const braces = /\{([a-z_ ]*)\}/gi;

/** Fills in one pass, so that a name containing a placeholder is not filled again. */
const fill = (
  text: string,
  of: LetterSubject,
  fills: Readonly<Record<string, (of: LetterSubject) => string>>,
): string => text.replaceAll(braces, (typed, name: string) => fills[name]?.(of) ?? typed);

export const unknownPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(braces)].map(([typed]) => typed).filter((typed) => !PLACEHOLDERS.includes(typed))),
];

/** Guests who read several languages share one text, which starts in English. */
export const letterLanguage = ([only = SOURCE_LANGUAGE, ...others]: readonly Language[]): Language =>
  others.length === 0 ? only : SOURCE_LANGUAGE;

export type LetterText = { subject: string; body: string };
export type LetterTemplate = LetterText & { id: string; name: string };

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

/** The preview and the mail share this function, so that they never differ. */
export const letterFor = (
  { subject, body }: LetterText,
  of: LetterSubject,
  fills: LetterFills,
): { subject: string; paragraphs: string[] } => ({
  subject: fill(subject, of, fills).trim(),
  paragraphs: paragraphsOf(fill(body, of, fills)),
});
