import { REGISTRATION } from "#texts/app.ts";
import { CANCELLATION_POLICY, TERMS_PAGE } from "#texts/info.ts";
import * as termsWords from "#texts/terms.ts";
import { legalName } from "../../domain/shop/settings.ts";
import { OTHER_CHANNEL_FEES } from "../../domain/terms/other-channels.ts";
import { paths } from "../../shared/paths.ts";
import { linkTo, Sentence } from "../../shared/ui/sentence.tsx";
import { useShop, WriteToUs } from "../../shared/ui/shop.tsx";
import { registrationText } from "../../text/app.ts";
import { companyText } from "../../text/info.ts";
import { planWords, feeRows } from "../../text/terms-pages.ts";
import { refundRows } from "../../text/terms.ts";
import { FactTable, InfoPage, InfoSection } from "./info-page.tsx";

const words = TERMS_PAGE;

export function TermsScreen() {
  const shop = useShop();
  const company = { name: legalName(shop), registration: registrationText(REGISTRATION, shop), address: shop.address };
  return (
    <InfoPage
      route="terms"
      description={words.description({ shop: shop.name })}
      lead={words.lead}
      updated={words.updated}
    >
      <InfoSection id="who" title={words.who}>
        <p>{companyText(company)}</p>
      </InfoSection>
      <InfoSection id="booking" title={words.booking}>
        <ul>
          <li>{words.bookingRequest}</li>
          <li>{words.bookingCharge}</li>
          <li>{words.bookingPlan({ plan: planWords(shop.terms.plan) })}</li>
          <li>{words.bookingPriceChange}</li>
          <li>{words.bookingTotal}</li>
        </ul>
      </InfoSection>
      <InfoSection id="documents" title={words.documents}>
        <p>{words.documentsText}</p>
      </InfoSection>
      <InfoSection id="changes" title={words.changes}>
        <p>{words.changesText}</p>
      </InfoSection>
      <InfoSection id="cancellation" title={words.fees}>
        <p>
          <Sentence of={words.feesText} links={{ policy: linkTo(paths.cancellationPolicy()) }} />
        </p>
        <FactTable
          caption={CANCELLATION_POLICY.refundsCaption}
          head={[CANCELLATION_POLICY.whenColumn, CANCELLATION_POLICY.refundColumn]}
          rows={refundRows(termsWords, shop.terms)}
        />
        <details>
          <summary>{words.elsewhere}</summary>
          <p>{words.elsewhereText}</p>
          <FactTable
            caption={words.feesCaption}
            head={[words.feesWhen, words.feesFee]}
            rows={feeRows(OTHER_CHANNEL_FEES)}
          />
          <p>{words.feesGap}</p>
        </details>
      </InfoSection>
      <InfoSection id="liability" title={words.liability}>
        <p>{words.liabilityText}</p>
      </InfoSection>
      <InfoSection id="law" title={words.law}>
        <p>
          <Sentence of={words.lawText} links={{ us: () => <WriteToUs /> }} />
        </p>
      </InfoSection>
    </InfoPage>
  );
}
