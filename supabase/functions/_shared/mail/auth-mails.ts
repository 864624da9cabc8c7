import { type Language, SOURCE_LANGUAGE, translations } from "../../../../src/domain/languages.ts";
import { AUTH_MAILS as en } from "#languages/en/mails.ts";
import { AUTH_MAILS as ru } from "#languages/ru/mails.ts";
import { AUTH_MAILS as uz } from "#languages/uz/mails.ts";
import { languageOf } from "../text/languages.ts";
import { htmlOf } from "./layout.ts";

const MAILS: Record<Language, typeof en> = { en, ru, uz };
type AuthMailName = keyof typeof en;
export const authMailNames = Object.keys(en) as AuthMailName[];

/** Auth renders Go templates; `printf`, because an account made by an invitation has no language. */
const condition = (language: Language) => "if eq (printf `%v` .Data.language) `" + language + "` }}";

const inEachLanguage = (write: (language: Language) => string): string =>
  `{{ ${translations.map((language) => condition(language) + write(language)).join("{{ else ")}` +
  `{{ else }}${write(SOURCE_LANGUAGE)}{{ end }}`;

export const authSubject = (name: AuthMailName): string => inEachLanguage((language) => MAILS[language][name].subject);

export const authTemplate = (name: AuthMailName): string =>
  inEachLanguage((language) => {
    const { label, ...content } = MAILS[language][name];
    const button = { label, url: "{{ .ConfirmationURL }}" };
    return htmlOf({ ...content, button }, { name: "Journey to Uzbekistan" }, languageOf({ language }));
  });
