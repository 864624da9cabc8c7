import { describe, expect, it } from "vitest";
import { aView } from "../../../../src/domain/booking/booking.fixture.ts";
import { MAIL_KIND_NAMES, type MailKind } from "../../../../src/domain/contact/mail-kinds.ts";
import { type Language, languages, prefixOf, translations } from "../../../../src/domain/languages.ts";
import { calendarWords } from "../../../../src/text/bookings.ts";
import { languageOf } from "../text/languages.ts";
import { htmlOf, type MailContent, plainTextOf } from "./layout.ts";
import { mailContentOf } from "./mail-contents.ts";
import { aMail, SITE, TOKEN } from "./mail.fixture.ts";
import { attachedTo } from "./send-queued-mails.ts";

const figures = { difference_cents: -1_000, owed_cents: 0, due_on: null, back_cents: 1_000, kept_cents: 500 };
const ways = [{ method: "provider", cents: 1_000, status: "pending" }];
const letter = { subject: "Самарканд: {day}", body: "{first_name}, {meeting_point}" };
const waiting = {
  state: "offered",
  guests: 2,
  offered_until: "2026-11-22T10:00:00Z",
  server_time: "2026-11-21T10:00:00Z",
  item_type: "tour",
  item_id: "1",
  start_date: "2026-12-15",
  title: "Регистан",
  link_token: TOKEN,
};
const change = {
  id: "c",
  at: "2026-11-21T09:00:00Z",
  was: { point: "Вокзал", time: "08:30" },
  now: { point: "Отель" },
  seen_at: null,
};
const booking = aView({
  status: "confirmed",
  title: "Регистан",
  reference: "2345-6789",
  customer_name: "Гульнора Каримова",
  customer_first_name: "Гульнора",
  customer_email: "1@2.33",
  meeting_point: "Отель",
  meeting_change: change,
  owed_cents: 1_000,
  paid_cents: 9_000,
  balance_due_on: "2027-03-16",
});
const form = { name: "Анна", start_date: "2027-05-01", guests: 2, budget_cents: 150_000, message: "Да" };

const payloads: Partial<Record<MailKind, object>> = {
  balance_paid: { paid_cents: 1_000 },
  booking_cancelled: { refund_cents: 1_000, ways },
  refund_promised: { refund_cents: 1_000, ways },
  attention_operator: { reason: "paid_twice" },
  booking_moved: { id: "m", from_date: "2027-04-15", to_date: "2027-06-01", ...figures },
  booking_changed: { from_guests: 2, to_guests: 3, ...figures },
  requests_waiting: { count: 3 },
  request_received: { form: "trip_request", start_date: "2027-05-01", guests: 2, budget_cents: 150_000 },
  gift_card: { code: "23456-78923-45678", amount_cents: 10_000, valid_until: "2027-12-31" },
  gift_card_bought: {
    code: "23456-78923-45678",
    amount_cents: 10_000,
    valid_until: null,
    for_name: "Анна",
    mailed_to: null,
  },
  guest_letter: letter,
  request_answer: { subject: "Ответ", body: "Да" },
  desk_invitation: { role: "owner" },
  contact_message: form,
  trip_request: form,
};
const paid = { method: "cash", cents: 1_000, at: "2026-11-21T10:00:00Z", charged: null, document: null };

const mailIn = (language: Language, kind: MailKind) => {
  const [to_name, to_address] = ["Анна", "1@2.33"];
  const more = { language, to_name, to_address, paid, waiting, invitation: TOKEN, data_link: TOKEN };
  const payload = payloads[kind] ?? {};
  const links = [{ ...booking, link_token: TOKEN }];
  return aMail(kind, { ...more, links, payload, booking: { ...booking, language } });
};
const typed = new Set<MailKind>(["guest_letter", "request_answer"]);
const sentencesOf = ({ subject, title, paragraphs, facts = [], button, links = [], closing }: MailContent) =>
  [subject, title, ...paragraphs, ...facts.map(([label]) => label), button?.label, closing].concat(
    links.map(({ label }) => label),
  );

describe.each(translations)("mails in '%s'", (language) => {
  it.each(MAIL_KIND_NAMES)("say each sentence of %s otherwise than in English", (kind) => {
    const source = sentencesOf(mailContentOf(mailIn("en", kind), SITE));
    const translated = sentencesOf(mailContentOf(mailIn(language, kind), SITE));
    expect(translated).toHaveLength(source.length);
    const alike = translated.filter((text) => text !== undefined && source.includes(text));
    if (!typed.has(kind)) expect(alike).toEqual([]);
  });

  it.each(MAIL_KIND_NAMES)("name the language and link to its pages in %s", (kind) => {
    const mail = mailIn(language, kind);
    const content = mailContentOf(mail, SITE);
    const words = languageOf(mail);
    expect(htmlOf(content, { name: "Journey", siteUrl: SITE }, words)).toContain(`<html lang="${language}">`);
    for (const { url } of [...(content.button ? [content.button] : []), ...(content.links ?? [])])
      expect(url).toMatch(new RegExp(`^${SITE}${prefixOf(language)}/`));
  });
});

it.each(MAIL_KIND_NAMES)("write %s without a Latin word or a date of figures in Russian", (kind) => {
  const mail = mailIn("ru", kind);
  const { button, links = [], ...content } = mailContentOf(mail, SITE);
  const labels = [button, ...links].map((link) => link?.label ?? "");
  const text = plainTextOf(content, { name: "1", contact: "1@2.33" }, languageOf(mail)) + labels.join("\n");
  expect(text.match(/[a-z]{2,}|\d{4}-\d\d-\d\d/gi)).toBeNull();
  expect(text.match(/(?:\$,|передумаете:) [А-Я].*/)).toBeNull();
});

it.each(languages)("attach a calendar file in '%s'", (language) => {
  const [file] = attachedTo(mailIn(language, "booking_confirmed"));
  const { description } = calendarWords(languageOf({ language }).shared);
  const unfolded = file?.text.replaceAll("\r\n ", "");
  expect(unfolded).toContain(description(booking).split(/[\n,;]/)[0]);
});
