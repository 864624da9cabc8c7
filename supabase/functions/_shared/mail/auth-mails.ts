import { type Language, SOURCE_LANGUAGE, translations } from "../../../../src/domain/languages.ts";
import { authLetters, type AuthMailName } from "../../../../src/text/other-mails.ts";
import { languageOf } from "../text/languages.ts";
import { htmlOf } from "./layout.ts";

const lettersIn = (language: Language) => authLetters(languageOf({ language }), "{{ .Email }}", "{{ .NewEmail }}");

export const authMailNames = Object.keys(lettersIn(SOURCE_LANGUAGE)) as AuthMailName[];

/** Auth renders Go templates; `printf`, because an account made by an invitation has no language. */
const condition = (language: Language) => "if eq (printf `%v` .Data.language) `" + language + "` }}";

const inEachLanguage = (write: (language: Language) => string): string =>
  `{{ ${translations.map((language) => condition(language) + write(language)).join("{{ else ")}` +
  `{{ else }}${write(SOURCE_LANGUAGE)}{{ end }}`;

export const authSubject = (name: AuthMailName): string =>
  inEachLanguage((language) => lettersIn(language)[name].subject);

export const authTemplate = (name: AuthMailName): string =>
  inEachLanguage((language) => {
    const { label, ...content } = lettersIn(language)[name];
    const button = { label, url: "{{ .ConfirmationURL }}" };
    return htmlOf({ ...content, button }, { name: "Journey to Uzbekistan" }, languageOf({ language }));
  });
