import { Button, Textarea } from "@mantine/core";
import { TRANSLATIONS } from "#texts/desk-catalogue.ts";
import { type ItemTranslation, textState, translationOf } from "../../../domain/catalogue/translation/translations.ts";
import { LANGUAGE_NAMES, type Language, SOURCE_LANGUAGE } from "../../../domain/languages.ts";
import classes from "./translations.module.css";

type Props = {
  path: string;
  label: string;
  source: string;
  language: Language;
  texts: ItemTranslation;
  typed: string | undefined;
  change: (text: string) => void;
};

export function TranslationField({ path, label, source, language, texts, typed, change }: Props) {
  const storedText = translationOf(texts, path, source) ?? texts[path]?.text ?? "";
  const isStale = typed === undefined && textState(texts, path, source) === "stale";
  const text = typed ?? storedText;
  return (
    <div className={classes.pair}>
      <div>
        <b>{label}</b> <span className="dim">{LANGUAGE_NAMES[SOURCE_LANGUAGE]}</span>
        <p lang={SOURCE_LANGUAGE}>{source}</p>
        {isStale ? (
          <p className="dim">
            {TRANSLATIONS.was} <span lang={SOURCE_LANGUAGE}>{texts[path]?.source}</span>
          </p>
        ) : null}
      </div>
      <div>
        <Textarea
          name={path}
          label={<span lang={language}>{LANGUAGE_NAMES[language]}</span>}
          aria-label={`${label}, ${LANGUAGE_NAMES[language]}`}
          lang={language}
          autosize
          maxLength={20_000}
          value={text}
          description={isStale ? <strong>{TRANSLATIONS.changed}</strong> : undefined}
          onChange={(event) => change(event.currentTarget.value)}
        />
        {isStale ? (
          <Button variant="default" size="xs" mt="xs" onClick={() => change(storedText)}>
            {TRANSLATIONS.keep}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
