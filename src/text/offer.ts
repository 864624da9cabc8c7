import { OFFER as en } from "#languages/en/offer.ts";
import { OFFER as ru } from "#languages/ru/offer.ts";
import { OFFER as uz } from "#languages/uz/offer.ts";
import type { Language } from "../domain/languages.ts";

/** A visitor reads the offer in the language that is offered. */
export const OFFERS: Record<Language, typeof en> = { en, ru, uz };
