import { Button } from "@mantine/core";
import { language } from "#words/language.ts";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { addressIn } from "../../domain/languages.ts";
import { OFFERS } from "../../languages/offers.ts";
import { chooseLanguage, chosenLanguage, offeredLanguage } from "../../shared/browser/chosen-language.ts";
import { Bar } from "../../shared/ui/bar.tsx";

export function LanguageOffer({ otherwise }: { otherwise: ReactNode }) {
  const { pathname, search } = useLocation();
  const [offer, setOffer] = useState(() =>
    chosenLanguage(() => localStorage) === null ? offeredLanguage(navigator.languages, language) : null,
  );
  if (offer === null) return otherwise;
  const { question, yes, no } = OFFERS[offer];
  const decline = () => {
    chooseLanguage(language);
    setOffer(null);
  };
  return (
    <section lang={offer} aria-label={question}>
      <Bar>
        <span>{question}</span>
        <div className="row">
          <Button
            component="a"
            size="compact-md"
            color="saffron"
            href={`${addressIn(offer, pathname)}${search}`}
            onClick={() => chooseLanguage(offer)}
          >
            {yes}
          </Button>
          <Button size="compact-md" variant="transparent" c="inherit" onClick={decline}>
            {no}
          </Button>
        </div>
      </Bar>
    </section>
  );
}
