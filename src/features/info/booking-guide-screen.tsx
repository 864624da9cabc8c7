import { Link } from "react-router-dom";
import { planWords } from "#words/shared/terms.ts";
import { paths } from "../../shared/paths.ts";
import { useShop } from "../../shared/ui/shop.tsx";
import { InfoPage, InfoSection } from "./info-page.tsx";

export function BookingGuideScreen() {
  const plan = planWords(useShop().terms.plan);
  return (
    <InfoPage
      route="bookingGuide"
      description="Five steps from an idea to a confirmed trip, what to bring, and how paying works."
      lead="Five steps from an idea to a confirmed trip. The first four work offline."
    >
      <InfoSection id="steps" title="Book in five steps">
        <ol>
          <li>
            <strong>Choose.</strong> Browse <Link to={paths.tours()}>tours</Link> and{" "}
            <Link to={paths.packages()}>packages</Link>, compare them, look at the days and at what is included.
          </li>
          <li>
            <strong>Pick a date and your group size.</strong> You see how many seats are left on each departure.
            Traveling together lowers the price per person, starting with two guests.
          </li>
          <li>
            <strong>Tell us who is traveling.</strong> Name, email and phone number of one person are enough. We save
            the form on your device as you type.
          </li>
          <li>
            <strong>Send.</strong> Online, your seats are held at once. Offline, the request is queued on your device
            and sent automatically once you are back online.
          </li>
          <li>
            <strong>Pay.</strong> On the payment provider's page, by card. Then the booking is confirmed and the voucher
            is in <Link to={paths.trips()}>My trips</Link> and in your mail.
          </li>
        </ol>
      </InfoSection>
      <InfoSection id="travel" title="Travel requirements">
        <ul>
          <li>
            <strong>Passport</strong> valid for at least three months after you leave. Carry the original; copies are
            not accepted at checks.
          </li>
          <li>
            <strong>Visa:</strong> citizens of some ninety countries stay up to 30 days without one, many others can get
            an e-visa in a few days. Check the rule for your passport before you book flights.
          </li>
          <li>
            <strong>Registration</strong> within three days of arrival: hotels and guesthouses do it for you. Keep every
            slip until you have left the country.
          </li>
          <li>
            <strong>Insurance</strong> that covers medical care and transport home. We ask for its number on mountain
            tours.
          </li>
          <li>
            <strong>Health:</strong> nothing is required for most visitors. Bring your own medicines with the
            prescription; some common painkillers with codeine are forbidden.
          </li>
        </ul>
      </InfoSection>
      <InfoSection id="payment" title="Payment">
        <p>
          You pay 100% at booking with Uzcard, Humo, Visa or MasterCard. Prices are in US dollars; a bank may convert
          them at its rate of the day.
        </p>
        {plan ? (
          <p>
            Payment plans: {plan} You choose when you pay; your trip says what is still to pay, and we remind you by
            email.
          </p>
        ) : null}
        <p>
          The price per person falls automatically as you add guests. For private departures of 10 and more ask us for a
          group rate.
        </p>
      </InfoSection>
      <InfoSection id="cancel" title="If plans change">
        <p>
          The <Link to={paths.cancellationPolicy()}>Cancellation Policy</Link> says how much is refunded and when; your
          trip page shows it in dollars for today.
        </p>
        <p>
          You can also change the date: on your trip page, move a confirmed booking to any other departure of the same
          trip with enough seats. You see the difference before you confirm. Changing never increases your refund.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
