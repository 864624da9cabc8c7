import { translationsSchema } from "../../domain/catalogue/translation/translations-schema.ts";
import type { TranslationDelta } from "../../domain/catalogue/translation/translations.ts";
import type { Language } from "../../domain/languages.ts";
import type { Result } from "../../domain/result.ts";
import { args, createCalls, type VerbTable } from "../net/call.ts";

export const TRANSLATION_VERBS = {
  "rpc/translations_since": { args: args<{ language: Language; since: number }>(), answer: translationsSchema },
} satisfies VerbTable;
const translationCalls = createCalls(TRANSLATION_VERBS);

export async function translationsSince(language: Language, since: number): Promise<Result<TranslationDelta>> {
  const answer = await translationCalls("rpc/translations_since", { language, since });
  return answer.ok ? { ok: true, value: { language, since, ...answer.value } } : answer;
}
