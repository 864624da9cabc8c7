import { optionsOrNone, type QuotedOption } from "../../../domain/pricing/options.ts";

/** The same trip with what is left of the options, one tap. */
export const bookWith = (options: readonly QuotedOption[] | undefined, total: string): string =>
  `Book with ${optionsOrNone(options)} for ${total}`;

export const bookWithoutCode = (total: string): string => `Book without the code for ${total}`;
