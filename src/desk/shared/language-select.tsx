import { NativeSelect } from "@mantine/core";
import { FACTS } from "#texts/desk.ts";
import { type Language, LANGUAGE_NAMES, languages } from "../../domain/languages.ts";

type Props = { value: Language; choose: (language: Language) => void };

export const LanguageSelect = ({ value, choose }: Props) => (
  <NativeSelect
    label={FACTS.mailLanguage}
    name="language"
    value={value}
    data={languages.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
    onChange={({ currentTarget }) => choose(languages.find((language) => language === currentTarget.value) ?? value)}
  />
);
