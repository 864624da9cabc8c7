import * as enApp from "../../../../.cache/texts/en/app.ts";
import * as enDocuments from "../../../../.cache/texts/en/documents.ts";
import * as enMails from "../../../../.cache/texts/en/mails.ts";
import * as enPayment from "../../../../.cache/texts/en/payment.ts";
import * as enShared from "../../../../.cache/texts/en/shared.ts";
import * as enTerms from "../../../../.cache/texts/en/terms.ts";
import * as enTrips from "../../../../.cache/texts/en/trips.ts";
import * as ruApp from "../../../../.cache/texts/ru/app.ts";
import * as ruDocuments from "../../../../.cache/texts/ru/documents.ts";
import * as ruMails from "../../../../.cache/texts/ru/mails.ts";
import * as ruPayment from "../../../../.cache/texts/ru/payment.ts";
import * as ruShared from "../../../../.cache/texts/ru/shared.ts";
import * as ruTerms from "../../../../.cache/texts/ru/terms.ts";
import * as ruTrips from "../../../../.cache/texts/ru/trips.ts";
import * as uzApp from "../../../../.cache/texts/uz/app.ts";
import * as uzDocuments from "../../../../.cache/texts/uz/documents.ts";
import * as uzMails from "../../../../.cache/texts/uz/mails.ts";
import * as uzPayment from "../../../../.cache/texts/uz/payment.ts";
import * as uzShared from "../../../../.cache/texts/uz/shared.ts";
import * as uzTerms from "../../../../.cache/texts/uz/terms.ts";
import * as uzTrips from "../../../../.cache/texts/uz/trips.ts";
import { type Language, prefixOf, SOURCE_LANGUAGE } from "../../../../src/domain/languages.ts";
import * as enWrite from "../../../../src/languages/en/write.ts";
import * as ruWrite from "../../../../src/languages/ru/write.ts";
import * as uzWrite from "../../../../src/languages/uz/write.ts";
import type { MailWords } from "../../../../src/text/mails.ts";

export type Words = MailWords & { language: Language; app: Pick<typeof enApp, "REGISTRATION"> };

const WORDS: Record<Language, Words> = {
  en: {
    language: "en",
    app: enApp,
    documents: enDocuments,
    mails: enMails,
    payment: enPayment,
    shared: enShared,
    terms: enTerms,
    trips: enTrips,
    write: enWrite,
  },
  ru: {
    language: "ru",
    app: ruApp,
    documents: ruDocuments,
    mails: ruMails,
    payment: ruPayment,
    shared: ruShared,
    terms: ruTerms,
    trips: ruTrips,
    write: ruWrite,
  },
  uz: {
    language: "uz",
    app: uzApp,
    documents: uzDocuments,
    mails: uzMails,
    payment: uzPayment,
    shared: uzShared,
    terms: uzTerms,
    trips: uzTrips,
    write: uzWrite,
  },
};

export const languageOf = ({ language = SOURCE_LANGUAGE }: { language?: Language | undefined }): Words =>
  WORDS[language];

export const siteIn = (siteUrl: string, { language }: Pick<Words, "language">): string =>
  `${new URL(siteUrl).origin}${prefixOf(language)}`;
