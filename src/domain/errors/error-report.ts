import * as v from "valibot";

const LONGEST_MESSAGE = 300;
const LONGEST_STACK = 2_000;
const LONGEST_PLACE = 100;
export const MOST_REPORTS = 20;

const sources = ["page", "worker", "function"] as const;

const textUpTo = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform((given) => withoutPersonalData(given).slice(0, longest)),
  );

/** Device and server both parse a report, because parsing strips and shortens it. */
export const errorReportSchema = v.strictObject({
  version: v.pipe(v.string(), v.regex(/^[\w.+-]{1,40}$/)),
  source: v.picklist(sources),
  place: v.pipe(v.string(), v.transform(placeOfPath), v.maxLength(LONGEST_PLACE)),
  message: textUpTo(LONGEST_MESSAGE),
  stack: textUpTo(LONGEST_STACK),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
});

export type ErrorReport = v.InferOutput<typeof errorReportSchema>;

/** The order matters: quotes and links also remove the addresses inside them. */
const PERSONAL: readonly (readonly [pattern: RegExp, stand_in: string])[] = [
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu, "[email]"],
  [/(?<=https?:\/\/[^\s?#)]*)[?#][^\s):]*/g, ""],
  // Engines quote unreadable text in their messages, and it may contain personal data.
  [/"[^"\n]*"?/g, '"..."'],
  [/[“«][^”»\n]*[”»]?/g, '"..."'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "[id]"],
  [/\b[A-Z2-9]{4}-[A-Z2-9]{4}\b/g, "[reference]"],
  [/\b[\w-]{40,}\b/g, "[token]"],
  [/\+?\d[\d ()-]{5,}\d/g, "[number]"],
];

export function withoutPersonalData(given: string): string {
  return PERSONAL.reduce((so, [pattern, standIn]) => so.replace(pattern, standIn), given);
}

const isId = (part: string) =>
  /\d/.test(part) && (part.length >= 20 || /^[A-Z0-9-]{9}$/.test(part) || /^\d+$/.test(part));

export function placeOfPath(path: string): string {
  const [pathname = ""] = path.split(/[?#]/);
  return withoutPersonalData(
    pathname
      .split("/")
      .map((part) => (isId(part) ? ":id" : part))
      .join("/"),
  );
}
