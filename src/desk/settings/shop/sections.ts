import { TRANSLATIONS } from "#texts/desk-catalogue.ts";
import { GROUPS, SETTINGS, TEXT_LABELS } from "#texts/desk.ts";
import { TEXT_GROUPS, type TextSetting } from "../../../domain/desk/settings/settings-form.ts";
import { paths } from "../../../shared/paths.ts";

/** In the order of the page. */
export const SECTION_TITLES = {
  shop: GROUPS.shop.title,
  contacts: GROUPS.contacts.title,
  office: SETTINGS.office.title,
  people: SETTINGS.people.title,
  prices: SETTINGS.prices.title,
  tiers: SETTINGS.tiers.title,
  currencies: SETTINGS.currencies.title,
  home: GROUPS.home.title,
  mails: GROUPS.mails.title,
  law: GROUPS.law.title,
  translations: TRANSLATIONS.title,
} as const;
export type SettingsSection = keyof typeof SECTION_TITLES;
export const SETTINGS_SECTIONS = Object.keys(SECTION_TITLES) as SettingsSection[];

type SettingPlace = { name: SettingsSection | TextSetting; label: string; section?: string };

const fieldsOf = (section: SettingsSection): readonly TextSetting[] =>
  section in TEXT_GROUPS ? TEXT_GROUPS[section as keyof typeof TEXT_GROUPS] : [];

export const SETTING_PLACES: readonly SettingPlace[] = SETTINGS_SECTIONS.flatMap((name) => [
  { name, label: SECTION_TITLES[name] },
  ...fieldsOf(name).map((field) => ({ name: field, label: TEXT_LABELS[field].label, section: SECTION_TITLES[name] })),
]);

export const settingPath = (name: SettingPlace["name"]): string => `${paths.adminSettings()}#${name}`;
