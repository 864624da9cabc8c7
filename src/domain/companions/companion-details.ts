import * as v from "valibot";
import { passportRule, requiredNameRule, travelerRules } from "../booking/form/field-rules.ts";

export const COMPANION_FIELDS = ["name", "birth_year", "nationality", "passport", "diet", "note"] as const;
export type CompanionField = (typeof COMPANION_FIELDS)[number];
export type CompanionForm = Record<CompanionField, string>;

export const companionFormSchema = (thisYear: number): v.GenericSchema<CompanionForm> =>
  v.object({ ...travelerRules(thisYear), name: requiredNameRule, passport: passportRule });

export type CompanionDetails = {
  name: string;
  birth_year: number | null;
  nationality: string | null;
  passport: string | null;
  diet: string | null;
  note: string | null;
};

export const companionDetailsOf = (form: CompanionForm): CompanionDetails => ({
  name: form.name,
  birth_year: form.birth_year === "" ? null : Number(form.birth_year),
  nationality: form.nationality || null,
  passport: form.passport || null,
  diet: form.diet || null,
  note: form.note || null,
});
