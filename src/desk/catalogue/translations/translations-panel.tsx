import { Button } from "@mantine/core";
import { useState } from "react";
import { textState, type TranslatedKind } from "../../../domain/catalogue/translation/translations.ts";
import { LANGUAGE_NAMES, type Language, translations } from "../../../domain/languages.ts";
import { TRANSLATIONS } from "#texts/desk-catalogue.ts";
import { Panel } from "../../../shared/ui/panel.tsx";
import { DeskState } from "../../shared/desk-state.tsx";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import { type ItemTranslations, translationsQuery } from "./load-translations.ts";
import { TranslationForm } from "./translation-form.tsx";
import { translationState } from "../../../text/desk-catalogue.ts";

function stateWords({ sources, texts }: ItemTranslations, language: Language): string {
  const states = [...sources].map(([path, source]) => textState(texts[language] ?? {}, path, source));
  const countOf = (state: string) => states.filter((one) => one === state).length;
  return translationState(countOf("missing"), countOf("stale"));
}

type Props = { kind: TranslatedKind; id: string; reportUnsaved?: (isUnsaved: boolean) => void };

/** Compares with the item as it is saved, so it comes after the item's own form. */
export function TranslationsPanel({ kind, id, reportUnsaved }: Props) {
  const deskRead = useDeskRead(translationsQuery(kind, id));
  const [language, setLanguage] = useState<Language>();
  const { value: item } = deskRead;
  return (
    <Panel title={TRANSLATIONS.title}>
      <DeskState reads={[deskRead]} />
      {item ? (
        <ul className="plain stack tight">
          {translations.map((one) => (
            <li key={one} className="row">
              <Button
                variant={one === language ? "light" : "default"}
                size="compact-md"
                aria-expanded={one === language}
                onClick={() => setLanguage(one === language ? undefined : one)}
              >
                <span lang={one}>{LANGUAGE_NAMES[one]}</span>
              </Button>
              <span className="dim">{stateWords(item, one)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {item && language ? (
        <TranslationForm
          key={language}
          kind={kind}
          id={id}
          language={language}
          item={item}
          saved={deskRead.refresh}
          reportUnsaved={reportUnsaved}
        />
      ) : null}
    </Panel>
  );
}
