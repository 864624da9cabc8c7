import { CANCELLATION_POLICY } from "#texts/info.ts";
import * as termsWords from "#texts/terms.ts";
import { CHANGE_RULE } from "#texts/terms.ts";
import { REFUND_TIMES } from "../../domain/terms/cancellation-policy.ts";
import { paths } from "../../shared/paths.ts";
import { linkTo, Sentence } from "../../shared/ui/sentence.tsx";
import { useShop, WriteToUs } from "../../shared/ui/shop.tsx";
import { refundRows } from "../../text/terms.ts";
import { FactTable, InfoPage, InfoSection } from "./info-page.tsx";
import { OwnDates } from "./own-dates.tsx";

const { processing_hours, card_business_days, bank_days } = REFUND_TIMES;
const words = CANCELLATION_POLICY;

export function CancellationPolicyScreen() {
  const { terms } = useShop();
  return (
    <InfoPage
      route="cancellationPolicy"
      description={words.description}
      lead={words.lead}
      updated={words.version({ version: terms.version })}
    >
      <InfoSection id="refunds" title={words.refunds}>
        <FactTable
          caption={words.refundsCaption}
          head={[words.whenColumn, words.refundColumn]}
          rows={refundRows(termsWords, terms)}
        />
        <p>{words.refundsNote}</p>
      </InfoSection>
      <InfoSection id="own-dates" title={words.ownDates}>
        <OwnDates />
      </InfoSection>
      <InfoSection id="how" title={words.how}>
        <ol>
          <li>
            <Sentence of={words.openBooking} links={{ trips: linkTo(paths.trips()) }} />
          </li>
          <li>{words.chooseCancel}</li>
          <li>{words.mailed}</li>
        </ol>
      </InfoSection>
      <InfoSection id="change" title={words.change}>
        <p>{words.changeText({ rule: CHANGE_RULE })}</p>
      </InfoSection>
      <InfoSection id="when" title={words.arrival}>
        <ul>
          <li>{words.started({ hours: processing_hours })}</li>
          <li>{words.toCard(card_business_days)}</li>
          <li>{words.byTransfer(bank_days)}</li>
          <li>{words.sameWay}</li>
        </ul>
      </InfoSection>
      <InfoSection id="we-cancel" title={words.weCancel}>
        <p>{words.weCancelText}</p>
      </InfoSection>
      <InfoSection id="unpaid" title={words.unpaid}>
        <p>{words.unpaidText}</p>
      </InfoSection>
      <InfoSection id="other" title={words.elsewhere}>
        <p>
          <Sentence of={words.elsewhereText} links={{ terms: linkTo(paths.terms()), us: () => <WriteToUs /> }} />
        </p>
      </InfoSection>
    </InfoPage>
  );
}
