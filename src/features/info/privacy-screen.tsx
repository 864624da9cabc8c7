import { KEPT_DATA, PRIVACY_PAGE } from "#texts/info.ts";
import { RETENTION_YEARS, WAITING_DAYS } from "../../domain/access/held-data.ts";
import { paths } from "../../shared/paths.ts";
import { linkTo, Sentence } from "../../shared/ui/sentence.tsx";
import { WriteToUs } from "../../shared/ui/shop.tsx";
import { FactTable, InfoPage, InfoSection } from "./info-page.tsx";

const MINIMUM_AGE = 16;
const words = PRIVACY_PAGE;

export const PrivacyScreen = () => (
  <InfoPage route="privacy" description={words.description} lead={words.lead} updated={words.updated}>
    <InfoSection id="what" title={words.what}>
      <ul>
        {Object.values(KEPT_DATA).map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong> {text}
          </li>
        ))}
      </ul>
    </InfoSection>
    <InfoSection id="device" title={words.device}>
      <p>
        <Sentence of={words.deviceText} links={{ cookies: linkTo(paths.cookies()) }} />
      </p>
    </InfoSection>
    <InfoSection id="who" title={words.who}>
      <p>{words.whoText}</p>
    </InfoSection>
    <InfoSection id="how-long" title={words.howLong}>
      <FactTable
        caption={words.howLongCaption}
        head={[words.keptColumn, words.timeColumn]}
        rows={[
          [words.keptBooking, words.years({ number: RETENTION_YEARS.booking })],
          [words.keptUsage, words.years({ number: RETENTION_YEARS.usage })],
          [words.keptSupport, words.years({ number: RETENTION_YEARS.support })],
          [words.keptWaiting, words.afterDeparture({ days: WAITING_DAYS })],
          [words.keptTrip, words.afterTrip({ days: WAITING_DAYS })],
          [words.keptOrders, words.days({ number: WAITING_DAYS })],
          [words.keptAccount, words.untilErased],
        ]}
      />
    </InfoSection>
    <InfoSection id="rights" title={words.rights}>
      <p>
        <Sentence of={words.rightsData} links={{ data: linkTo(paths.ownData()) }} />
      </p>
      <p>
        <Sentence of={words.rightsAsk} links={{ us: () => <WriteToUs /> }} />
      </p>
    </InfoSection>
    <InfoSection id="age" title={words.age}>
      <p>{words.ageText({ years: MINIMUM_AGE })}</p>
    </InfoSection>
  </InfoPage>
);
