import { type Language, prefixOf, SOURCE_LANGUAGE } from "../../../../src/domain/languages.ts";
import * as enApp from "../../../../.cache/words/en/app.ts";
import * as enDocuments from "../../../../.cache/words/en/documents.ts";
import * as enMails from "../../../../.cache/words/en/mails.ts";
import * as enPayment from "../../../../.cache/words/en/payment.ts";
import * as enShared from "../../../../.cache/words/en/shared.ts";
import * as enTerms from "../../../../.cache/words/en/terms.ts";
import * as enTrips from "../../../../.cache/words/en/trips.ts";
import * as ruApp from "../../../../.cache/words/ru/app.ts";
import * as ruDocuments from "../../../../.cache/words/ru/documents.ts";
import * as ruMails from "../../../../.cache/words/ru/mails.ts";
import * as ruPayment from "../../../../.cache/words/ru/payment.ts";
import * as ruShared from "../../../../.cache/words/ru/shared.ts";
import * as ruTerms from "../../../../.cache/words/ru/terms.ts";
import * as ruTrips from "../../../../.cache/words/ru/trips.ts";
import * as uzApp from "../../../../.cache/words/uz/app.ts";
import * as uzDocuments from "../../../../.cache/words/uz/documents.ts";
import * as uzMails from "../../../../.cache/words/uz/mails.ts";
import * as uzPayment from "../../../../.cache/words/uz/payment.ts";
import * as uzShared from "../../../../.cache/words/uz/shared.ts";
import * as uzTerms from "../../../../.cache/words/uz/terms.ts";
import * as uzTrips from "../../../../.cache/words/uz/trips.ts";
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
