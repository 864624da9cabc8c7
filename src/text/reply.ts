import { REPLY as en } from "#languages/en/reply.ts";
import { REPLY as ru } from "#languages/ru/reply.ts";
import { REPLY as uz } from "#languages/uz/reply.ts";
import type { Language } from "../domain/languages.ts";

/** Replies use the language of the person, not the desk's. */
export const REPLIES: Record<Language, typeof en> = { en, ru, uz };
