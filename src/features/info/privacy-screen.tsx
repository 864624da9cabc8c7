import { Link } from "react-router-dom";
import { RETENTION_YEARS } from "../../domain/terms/retention.ts";
import { count } from "#words/write.ts";
import { paths } from "../../shared/paths.ts";
import { WriteToUs } from "../../shared/ui/shop.tsx";
import { FactTable, InfoPage, InfoSection } from "./info-page.tsx";

const MINIMUM_AGE = 16;
const years = (number: number) => count(number, "year");

export const PrivacyScreen = () => (
  <InfoPage
    route="privacy"
    description="What we know about you, why, how long we keep it, and how to have it changed or removed."
    lead="We ask for what a trip needs and nothing more. There is no advertising and no tracking on this site."
    updated="Last changed: November 2026"
  >
    <InfoSection id="what" title="What we keep">
      <ul>
        <li>
          <strong>For a booking:</strong> your name, email address, phone number, the tour, date, number of guests and
          what you wrote under special requests; of each guest the name, year of birth, nationality, diet and note, if
          you tell us.
        </li>
        <li>
          <strong>For a payment:</strong> its amount, time, status and the provider's number for it. Your card number
          goes to the payment provider only; we never see it.
        </li>
        <li>
          <strong>For an account, if you make one:</strong> your name, email address and a password that even we cannot
          read.
        </li>
        <li>
          <strong>For a message:</strong> what you wrote and where to answer.
        </li>
        <li>
          <strong>For a review, if you write one:</strong> its stars and words, the name you choose to show and the
          month you traveled. Once we publish it, everyone can read these, and nothing else about your booking.
        </li>
      </ul>
    </InfoSection>
    <InfoSection id="device" title="What stays on your device">
      <p>
        The catalog, your bookings and their vouchers, drafts and pictures are stored on your device so that they open
        offline. The <Link to={paths.cookies()}>Cookies page</Link> lists them and can remove them.
      </p>
    </InfoSection>
    <InfoSection id="who" title="Who sees it">
      <p>
        Our staff, the guide and driver of your trip (names and telephone), the hotels we book for you (names and
        passport data where the law asks for registration), and the payment provider. We sell nothing to anyone.
      </p>
    </InfoSection>
    <InfoSection id="how-long" title="How long">
      <FactTable
        caption="After this time it is deleted"
        head={["Kept", "For"]}
        rows={[
          ["Booking data: trips, payments and gift cards (tax law asks for them)", years(RETENTION_YEARS.booking)],
          ["Usage data: sent emails, records of what our staff did, waiting lists", years(RETENTION_YEARS.usage)],
          ["Support records: questions and wishes you sent us", years(RETENTION_YEARS.support)],
        ]}
      />
    </InfoSection>
    <InfoSection id="rights" title="Your rights">
      <p>
        <Link to={paths.ownData()}>Your data</Link> shows what we keep about you: download it or erase it there, with a
        link that we email to you.
      </p>
      <p>
        Ask for a copy, a correction or the removal of what we keep: <WriteToUs />. We answer within 30 days. Data that
        the law requires us to keep is locked instead of deleted.
      </p>
    </InfoSection>
    <InfoSection id="age" title="Age">
      <p>You must be at least {MINIMUM_AGE} years old to book. Children must travel with the adult who booked.</p>
    </InfoSection>
  </InfoPage>
);
