import { Link } from "react-router-dom";
import { REFUND_TIMES } from "../../domain/terms/cancellation-policy.ts";
import { CHANGE_RULE, refundRows } from "#words/shared/terms.ts";
import { paths } from "../../shared/paths.ts";
import { useShop, WriteToUs } from "../../shared/ui/shop.tsx";
import { FactTable, InfoPage, InfoSection } from "./info-page.tsx";
import { OwnDates } from "./own-dates.tsx";

const { processing_hours, card_business_days, bank_days } = REFUND_TIMES;

export function CancellationPolicyScreen() {
  const { terms } = useShop();
  return (
    <InfoPage
      route="cancellationPolicy"
      description="How much is refunded when you cancel a booking made here, when, and how."
      lead="One policy for every booking made on this site. Your booking keeps the version it was made under."
      updated={`Version ${terms.version}`}
    >
      <InfoSection id="refunds" title="What you get back">
        <FactTable
          caption="Whole days in Tashkent time, from the day you cancel to the day of departure"
          head={["When you cancel", "Your refund"]}
          rows={refundRows(terms)}
        />
        <p>
          Your trip page shows today's refund in dollars before you cancel, and asks you to confirm exactly that amount.
        </p>
      </InfoSection>
      <InfoSection id="own-dates" title="With your own dates">
        <OwnDates />
      </InfoSection>
      <InfoSection id="how" title="How to cancel">
        <ol>
          <li>
            Open the booking under <Link to={paths.trips()}>My trips</Link>, or with the link in your confirmation
            email.
          </li>
          <li>Choose Cancel, check today's refund, and confirm it.</li>
          <li>We email you the cancellation and the refund amount.</li>
        </ol>
      </InfoSection>
      <InfoSection id="change" title="Changing the date instead">
        <p>{CHANGE_RULE} Your trip page shows every figure before you confirm.</p>
      </InfoSection>
      <InfoSection id="when" title="When the money arrives">
        <ul>
          <li>We start the refund within {processing_hours} hours.</li>
          <li>
            To a card it takes {card_business_days.from} to {card_business_days.to} business days, depending on your
            bank.
          </li>
          <li>
            By bank transfer it takes {bank_days.from} to {bank_days.to} days.
          </li>
          <li>Refunds always go back the way you paid: to the card or gift card, in cash, or by bank transfer.</li>
        </ul>
      </InfoSection>
      <InfoSection id="we-cancel" title="If we cancel">
        <p>
          If we cannot run a departure, you choose: another date, another tour of the same value, or a full refund,
          without any fee, at any time.
        </p>
      </InfoSection>
      <InfoSection id="unpaid" title="Unpaid bookings">
        <p>
          A booking that is not paid holds its seats for a short time only and then expires. Nothing is charged and
          there is nothing to cancel.
        </p>
      </InfoSection>
      <InfoSection id="other" title="Bookings made elsewhere">
        <p>
          Bookings through agencies, partners or by phone follow the fees on the{" "}
          <Link to={paths.terms()}>Terms page</Link>. If in doubt, write to <WriteToUs />.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
