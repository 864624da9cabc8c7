import * as v from "valibot";
import { aView } from "../../../../src/domain/booking/booking.fixture.ts";
import { languageOf } from "../text/languages.ts";
import { plainTextOf } from "./layout.ts";
import { mailContentOf } from "./mail-contents.ts";
import { type QueuedMail, queuedMailSchema } from "./queued-mail.ts";

export const SITE = "https://journey.example";
export const TOKEN = "t".repeat(43);

export const aMail = (kind: QueuedMail["kind"], more: object = {}): QueuedMail =>
  v.parse(queuedMailSchema, {
    id: "m",
    lease: "l",
    kind,
    to_name: "Amina",
    to_address: "amina@example.com",
    link_token: TOKEN,
    booking: aView({ status: "confirmed" }),
    ...more,
  });

export const textFor = (mail: QueuedMail): string =>
  plainTextOf(mailContentOf(mail, SITE), { name: "Journey", siteUrl: SITE }, languageOf(mail));
