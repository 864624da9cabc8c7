import { language } from "#texts/write.ts";
import { LANGUAGE_CHOICE } from "#texts/app.ts";
import { useLocation } from "react-router-dom";
import { addressIn, LANGUAGE_NAMES, languages } from "../../domain/languages.ts";
import { chooseLanguage } from "../../shared/browser/chosen-language.ts";
import classes from "./footer.module.css";

export function LanguageChoice() {
  const { pathname, search, hash } = useLocation();
  return (
    <nav aria-label={LANGUAGE_CHOICE.title}>
      <ul className="plain row">
        {languages.map((name) => (
          <li key={name} lang={name}>
            <a
              href={`${addressIn(name, pathname)}${search}${hash}`}
              hrefLang={name}
              aria-current={name === language ? "true" : undefined}
              className={classes.link}
              onClick={() => chooseLanguage(name)}
            >
              {LANGUAGE_NAMES[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
