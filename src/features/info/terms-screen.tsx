import { Link } from "react-router-dom";
import { legalName } from "../../domain/shop/settings.ts";
import { OTHER_CHANNEL_FEES } from "../../domain/terms/other-channels.ts";
import { planWords, feeRows } from "#words/shared/terms.ts";
import { paths } from "../../shared/paths.ts";
import { useShop, WriteToUs } from "../../shared/ui/shop.tsx";
import { FactTable, InfoPage, InfoSection } from "./info-page.tsx";
import { registrationText } from "#words/shared/shop.ts";

export function TermsScreen() {
  const shop = useShop();
  const registration = registrationText(shop);
  return (
    <InfoPage
      route="terms"
      description={`The terms under which ${shop.name} sells its tours and packages.`}
      lead="What you and we promise each other when you book."
      updated="Last changed: November 2026"
    >
      <InfoSection id="who" title="Who we are">
        <p>
          {legalName(shop)}
          {registration ? ` (${registration})` : ""} organizes tours in Uzbekistan
          {shop.address ? ` from its office at ${shop.address}` : ""}. Every contract is between you and us; guides,
          drivers and hotels work for us on your trip.
        </p>
      </InfoSection>
      <InfoSection id="booking" title="Booking and price">
        <ul>
          <li>
            A booking you send from this site is a request until our server confirms that it holds your seats. You then
            see how long they are held. Once you pay, the booking is confirmed.
          </li>
          <li>Checkout charges 100% of the total, in US dollars, at the price you saw.</li>
          <li>
            {planWords(shop.terms.plan)} If a balance isn't paid in time, your booking doesn't end: we write to you. If
            you cancel, we keep the same amount as if you had paid in full, and never more than you paid.
          </li>
          <li>
            If a price rises between your request and our answer, nothing is charged: you decide again. If it falls, you
            pay the lower price.
          </li>
          <li>The total includes the group discount and the taxes and fees listed beside it.</li>
        </ul>
      </InfoSection>
      <InfoSection id="documents" title="Your documents">
        <p>
          Passport, visa and insurance are yours to arrange and to carry. We register foreign guests at the hotels and
          guesthouses that we book; keep the slips until you leave the country.
        </p>
      </InfoSection>
      <InfoSection id="changes" title="Changes to the program">
        <p>
          Roads close, trains move, monuments are restored. We may change the order of days or replace a stop by one of
          equal interest and tell you in advance. If a change removes the main purpose of the trip, you may cancel
          without a fee.
        </p>
      </InfoSection>
      <InfoSection id="cancellation" title="Cancellation fees">
        <p>
          Bookings made here are governed by the <Link to={paths.cancellationPolicy()}>Cancellation Policy</Link>. The
          table below applies to bookings made by other channels: agencies, partners and phone.
        </p>
        <FactTable
          caption="Cancellation fees for bookings made by other channels"
          head={["Before departure", "Fee"]}
          rows={feeRows(OTHER_CHANNEL_FEES)}
        />
        <p>On the 30th day before departure the lower of the two fees applies.</p>
      </InfoSection>
      <InfoSection id="liability" title="Our liability">
        <p>
          We are liable for our own acts and omissions, and for those of the people who work for us. We are not liable
          for events that could not be foreseen or prevented, or for anything you arrange yourself on the way. Nothing
          here limits the rights that the law of your country gives you as a consumer.
        </p>
      </InfoSection>
      <InfoSection id="law" title="Disputes">
        <p>
          Write to us first: <WriteToUs />. Most things are settled within a week. The law of the Republic of Uzbekistan
          applies, and its courts decide any dispute that we can't settle.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
