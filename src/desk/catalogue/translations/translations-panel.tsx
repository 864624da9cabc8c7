import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { TRANSLATIONS } from "#texts/desk-catalogue.ts";
import {
  type ItemTranslation,
  textState,
  type TranslatedKind,
} from "../../../domain/catalogue/translation/translations.ts";
import { LANGUAGE_NAMES, type Language, translations as languages } from "../../../domain/languages.ts";
import { OtherTab } from "../../../shared/form/other-tab.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { translationState, translationTitle } from "../../../text/desk-catalogue.ts";
import { DeskState } from "../../shared/desk-state.tsx";
import { textLabel } from "./text-label.ts";
import { TranslationField } from "./translation-field.tsx";
import type { TranslationsForm } from "./use-translations.ts";

type Sources = ReadonlyMap<string, string>;

function stateWords(sources: Sources, texts: ItemTranslation): string {
  const states = [...sources].map(([path, source]) => textState(texts, path, source));
  const countOf = (state: string) => states.filter((one) => one === state).length;
  return translationState(countOf("missing"), countOf("stale"));
}

type Props = {
  kind: TranslatedKind;
  id?: string;
  sources: Sources;
  translations: TranslationsForm;
  startsOpen?: boolean;
  children?: ReactNode;
};

export function TranslationsPanel({ kind, id, sources, translations, startsOpen = false, children }: Props) {
  const { read, values: typed, change, otherTab, props } = translations;
  const [open, setOpen] = useState<readonly Language[]>(startsOpen ? languages : []);
  const stored = read.value;
  const toggle = (language: Language) =>
    setOpen(open.includes(language) ? open.filter((one) => one !== language) : [...open, language]);
  return (
    <Panel title={TRANSLATIONS.title} id={id} tabIndex={-1}>
      <DeskState reads={[read]} />
      <form {...props} className="stack" aria-label={TRANSLATIONS.title}>
        <OtherTab choice={otherTab} />
        {sources.size === 0 ? <p className="dim">{TRANSLATIONS.nothing}</p> : null}
        {stored && sources.size > 0
          ? languages.map((language) => {
              const texts = stored[language] ?? {};
              const isOpen = open.includes(language);
              return (
                <section key={language} className="stack tight" aria-label={translationTitle(language)}>
                  <div className="row">
                    <Button
                      variant={isOpen ? "light" : "default"}
                      size="compact-md"
                      aria-expanded={isOpen}
                      onClick={() => toggle(language)}
                    >
                      <span lang={language}>{LANGUAGE_NAMES[language]}</span>
                    </Button>
                    <span className="dim">{stateWords(sources, { ...texts, ...typed[language] })}</span>
                  </div>
                  {isOpen
                    ? [...sources].map(([path, source]) => (
                        <TranslationField
                          key={path}
                          path={path}
                          label={textLabel(kind, path)}
                          source={source}
                          language={language}
                          texts={texts}
                          typed={typed[language]?.[path]?.text}
                          change={(text) => change({ [language]: { ...typed[language], [path]: { source, text } } })}
                        />
                      ))
                    : null}
                </section>
              );
            })
          : null}
        {children}
      </form>
    </Panel>
  );
}
