import { BOOKING_GUIDE, BOOKING_STEPS, TRAVEL_REQUIREMENTS } from "#texts/info.ts";
import { paths } from "../../shared/paths.ts";
import { linkTo, Sentence } from "../../shared/ui/sentence.tsx";
import { useShop } from "../../shared/ui/shop.tsx";
import { planWords } from "../../text/terms-pages.ts";
import { InfoPage, InfoSection } from "./info-page.tsx";

const links = { tours: linkTo(paths.tours()), packages: linkTo(paths.packages()), trips: linkTo(paths.trips()) };

type StepPart = string | { tours: string } | { packages: string } | { trips: string };
type Step = { name: string; text: readonly StepPart[] };

export function BookingGuideScreen() {
  const plan = planWords(useShop().terms.plan);
  return (
    <InfoPage route="bookingGuide" description={BOOKING_GUIDE.description} lead={BOOKING_GUIDE.lead}>
      <InfoSection id="steps" title={BOOKING_GUIDE.steps}>
        <ol>
          {Object.values<Step>(BOOKING_STEPS).map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong> <Sentence of={text} links={links} />
            </li>
          ))}
        </ol>
      </InfoSection>
      <InfoSection id="travel" title={BOOKING_GUIDE.travel}>
        <ul>
          {Object.values(TRAVEL_REQUIREMENTS).map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong> {text}
            </li>
          ))}
        </ul>
      </InfoSection>
      <InfoSection id="payment" title={BOOKING_GUIDE.payment}>
        <p>{BOOKING_GUIDE.paymentHow}</p>
        {plan ? <p>{BOOKING_GUIDE.paymentPlan({ plan })}</p> : null}
        <p>{BOOKING_GUIDE.groupPrice}</p>
      </InfoSection>
      <InfoSection id="cancel" title={BOOKING_GUIDE.changes}>
        <p>
          <Sentence of={BOOKING_GUIDE.changesRefund} links={{ policy: linkTo(paths.cancellationPolicy()) }} />
        </p>
        <p>{BOOKING_GUIDE.changesDate}</p>
      </InfoSection>
    </InfoPage>
  );
}
