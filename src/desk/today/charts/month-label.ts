import { month as monthWords } from "../../../domain/words.ts";

/** 'Dec', and in January the year as well: "Jan '27". */
export function monthLabel(month: string): string {
  const [name = "", year = ""] = monthWords(month).split(" ");
  return month.endsWith("-01") ? `${name} ’${year.slice(2)}` : name;
}
