import { useLocation } from "react-router-dom";
import { LANGUAGE_CHOICE } from "#texts/app.ts";
import { language } from "#texts/write.ts";
import { addressIn, LANGUAGE_NAMES, languages } from "../../domain/languages.ts";
import { chooseLanguage } from "../../shared/browser/chosen-language.ts";

export function LanguageChoice({ className }: { className: string | undefined }) {
  const { pathname, search, hash } = useLocation();
  return (
    <ul className="plain row" aria-label={LANGUAGE_CHOICE.title}>
      {languages.map((name) => (
        <li key={name} lang={name}>
          <a
            href={`${addressIn(name, pathname)}${search}${hash}`}
            hrefLang={name}
            aria-current={name === language ? "true" : undefined}
            className={className}
            onClick={() => chooseLanguage(name)}
          >
            {LANGUAGE_NAMES[name]}
          </a>
        </li>
      ))}
    </ul>
  );
}
