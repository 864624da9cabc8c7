import { Button } from "@mantine/core";
import { useLocation } from "react-router-dom";
import { create } from "zustand";
import { language } from "#texts/write.ts";
import { tripNeeds } from "../../data/sync/trips/needs.ts";
import { addressIn, type Language } from "../../domain/languages.ts";
import { chooseLanguage, chosenLanguage, offeredLanguage } from "../../shared/browser/chosen-language.ts";
import { siteRouteAt } from "../../shared/site-route-at.ts";
import { Bar } from "../../shared/ui/bar.tsx";
import { useStoreState } from "../../shared/use-store-in-transition.ts";
import { OFFERS } from "../../text/offer.ts";
import { useUpdate } from "../service-worker/update-prompt.tsx";
import { useNotice } from "./repair-notice.ts";

export const useLanguageOffer = create<{ offer: Language | null }>(() => ({
  offer: chosenLanguage(() => localStorage) === null ? offeredLanguage(navigator.languages, language) : null,
}));

export function LanguageOffer() {
  const { pathname, search } = useLocation();
  const { offer } = useLanguageOffer();
  const update = useUpdate(({ apply }) => apply !== undefined);
  const notice = useNotice((state) => state.notice !== undefined);
  const tripNeed = useStoreState(tripNeeds);
  if (offer === null || update || notice || tripNeed || siteRouteAt(pathname)?.desk) return null;
  const { question, yes, no } = OFFERS[offer];
  const decline = () => {
    chooseLanguage(language);
    useLanguageOffer.setState({ offer: null });
  };
  return (
    <section lang={offer} aria-label={question}>
      <Bar>
        <span>{question}</span>
        <div className="row">
          <Button
            component="a"
            size="compact-md"
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
