import { optionsOrNone, type QuotedOption } from "../../../domain/pricing/options.ts";

export const bookWith = (options: readonly QuotedOption[] | undefined, total: string): string =>
  `Book with ${optionsOrNone(options)} for ${total}`;

export const bookWithoutCode = (total: string): string => `Book without the code for ${total}`;
