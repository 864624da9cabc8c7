import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { ACCESS_MAILS, MAIL_FRAME } from "#languages/ru/mails.ts";
import { language } from "#languages/ru/write.ts";
import { languages } from "../../src/domain/languages.ts";
import { day as dayText } from "../../src/languages/ru/write.ts";
import { calendarWords } from "../../src/text/bookings.ts";
import { letterFills } from "../../src/text/letters.ts";
import { htmlOf } from "../../supabase/functions/_shared/mail/layout.ts";
import { mailContentOf } from "../../supabase/functions/_shared/mail/mail-contents.ts";
import { type QueuedMail, queuedMailSchema } from "../../supabase/functions/_shared/mail/queued-mail.ts";
import { attachedTo } from "../../supabase/functions/_shared/mail/send-queued-mails.ts";
import { languageOf } from "../../supabase/functions/_shared/text/languages.ts";
import { call, lit, one, type Row, type Who } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { waitingLists } from "./support/waiting-lists.ts";

const SITE = "https://journey.example";

onOneEngine("the language of a person", (db) => {
  let tour = "";
  let day = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [30, 60] });
    await db().exec("update public.tours set meeting_point = 'Hotel lobby', meeting_time = '08:30'");
    day = await f.dayFromNow(db(), 30);
  });
  beforeEach(() => db().exec("delete from public.email_outbox"));

  const claim = async (): Promise<QueuedMail[]> => {
    await f.skipMailDelay(db());
    return v.parse(v.array(queuedMailSchema), await call(db(), f.service, "claim_emails", { how_many: 100 }));
  };
  const mailOf = async (kind: QueuedMail["kind"]) => {
    const mails = await claim();
    const mail = mails.find((claimed) => claimed.kind === kind);
    if (!mail) throw new Error(`No '${kind}' among ${mails.map((claimed) => claimed.kind).join()}`);
    return mail;
  };
  const expectRussian = (mail: QueuedMail) => {
    const content = mailContentOf(mail, SITE);
    expect(content.subject).not.toBe(mailContentOf({ ...mail, language: "en" }, SITE).subject);
    expect(content).toEqual(mailContentOf({ ...mail, language }, SITE));
    expect(htmlOf(content, { name: "Journey" }, languageOf(mail))).toContain(`<html lang="${language}">`);
    for (const { url } of [...(content.links ?? []), ...(content.button ? [content.button] : [])])
      expect(url).toContain(`${SITE}/${language}/`);
    return content;
  };
  const booked = async (more: Row = {}) => {
    const wish = f.bookingOf(tour, day, { language, ...more });
    expect((await f.book(db(), wish)).ok).toBe(true);
    return wish;
  };
  const confirmed = async (more: Row = {}) => {
    const wish = await booked(more);
    await f.pay(db(), wish);
    await db().exec("delete from public.email_outbox");
    return wish;
  };
  const desk = (verb: string, args: Row) => f.ask(db(), f.admin, verb, args);
  const languageIn = async (table: string, where: string) =>
    (await one(db(), `select language from ${table} where ${where}`))["language"];

  it("is one of the languages of the site", async () => {
    expect((await one(db(), "select private.languages() as all"))["all"]).toEqual([...languages]);
  });

  it.each([
    ["ru", "ru"],
    ["uz", "uz"],
    ["xx", "en"],
    [5, "en"],
    [null, "en"],
    [undefined, "en"],
  ])("given as %j is stored with a booking as %s", async (given, stored) => {
    const { id } = await booked({ language: given });
    expect(await languageIn("public.bookings", `id = ${lit(id)}`)).toBe(stored);
  });

  it.each<[QueuedMail["kind"], (wish: f.Held) => Promise<unknown>]>([
    ["booking_confirmed", async (wish) => f.pay(db(), wish)],
    [
      "booking_confirmed",
      ({ id }) =>
        desk("admin_record_money", {
          booking_id: id,
          payment_id: randomUUID(),
          method: "cash",
          amount_cents: 98_010,
        }),
    ],
  ])("decides about the mail '%s', which an English admin or a job causes", async (kind, cause) => {
    const wish = await booked();
    await db().exec("delete from public.email_outbox");
    await cause(wish);
    const mail = await mailOf(kind);
    expect(expectRussian(mail).button?.label).toBe(MAIL_FRAME.openTrip);
    const { description } = calendarWords(languageOf({ language }).shared);
    const [file] = attachedTo(mail);
    expect(file?.text.replaceAll("\r\n ", "")).toContain(
      mail.booking && description(mail.booking).split("\n")[0]?.split(/[,;]/)[0],
    );
  });

  it.each<[QueuedMail["kind"], (wish: f.Held) => Promise<unknown>]>([
    ["refund_promised", ({ id }) => desk("admin_refund_booking", { booking_id: id, reason: "x", amount_cents: 500 })],
    ["booking_cancelled", ({ id }) => desk("admin_cancel_booking", { booking_id: id, reason: "x" })],
    ["booking_links", ({ id }) => desk("admin_send_link", { booking_id: id })],
    ["names_wanted", ({ id }) => desk("admin_ask_names", { booking_id: id })],
    [
      "meeting_changed",
      async () =>
        desk("save_departure", {
          departure: { id: await f.departureOf(db(), tour, day), meeting_point: `Gate ${randomUUID()}` },
        }),
    ],
    [
      "review_request",
      async ({ id }) => {
        await db().exec(`alter table public.bookings disable trigger guard;
          update public.bookings set check_in = private.today() - 5, check_out = private.today() - 5,
            ends_on = private.today() - 3 where id = ${lit(id)};
          alter table public.bookings enable trigger guard`);
        await db().exec("select private.queue_review_requests()");
      },
    ],
  ])("decides about the mail '%s'", async (kind, cause) => {
    await cause(await confirmed());
    expectRussian(await mailOf(kind));
  });

  it("has the item's translated texts in views, mails, payments and papers, and English ones where they are stale", async () => {
    const [title, option, point] = ["Тур по городу", "Одноместный номер", "Холл отеля"];
    const own = await f.makeTour(db(), { days: [30] });
    await f.addOptions(db(), own);
    await db().exec(
      `update public.tours set includes = '{Tea,Guide}', meeting_point = 'Hotel lobby' where id = ${lit(own)}`,
    );
    const { title: english } = await one(db(), `select title from public.tours where id = ${lit(own)}`);
    const texts = {
      title: { source: english, text: title },
      "options.0.name": { source: "Single room", text: option },
      meeting_point: { source: "Hotel lobby", text: point },
      "includes.0": { source: "Tea", text: "Чай" },
      "includes.1": { source: "A guide", text: "Гид" },
    };
    const save = { entity: "tour", entity_id: own, language, texts };
    expect(await desk("save_translations", save)).toEqual({ ok: true });
    const shown = {
      title,
      includes: ["Чай", "Guide"],
      quote: { options: [{ id: f.OPTION, name: option }] },
    };
    const chosen = { tour_id: own, options: [{ id: f.OPTION, count: 1 }], total_price_cents: 5_000_000 };
    const wish = await confirmed(chosen);
    expect(await f.view(db(), wish)).toMatchObject({ ...shown, meeting_point: point });
    await desk("admin_send_link", { booking_id: wish.id });
    expect((await mailOf("booking_links")).links).toMatchObject([shown]);
    const paper = await one(
      db(),
      `select details from public.documents where booking_id = ${lit(wish.id)} and kind = 'invoice'`,
    );
    expect(paper["details"]).toMatchObject({ title, quote: shown.quote });
    const inEnglish = await confirmed({ ...chosen, language: "en" });
    expect(await f.view(db(), inEnglish)).toMatchObject({ title: english, includes: ["Tea", "Guide"] });
  });

  it("fills in the day of a letter that the desk wrote", async () => {
    const { id } = await confirmed();
    const message = { id: randomUUID(), booking_ids: [id], subject: "{title}", body: "{day}" };
    expect(await desk("write_to_guests", { message })).toMatchObject({ queued: 1 });
    const mail = await mailOf("guest_letter");
    expect(mailContentOf(mail, SITE).paragraphs).toEqual([dayText(day)]);
    expect(mail.booking && letterFills(languageOf({ language })).day(mail.booking)).toBe(dayText(day));
  });

  it("of a request decides about its receipt and the answer", async () => {
    const message = { id: randomUUID(), name: "Анна", email: `${randomUUID()}@example.com`, message: "Да?", language };
    expect(await f.ask(db(), f.anon, "submit_contact_message", { message })).toEqual({ ok: true });
    expectRussian(await mailOf("request_received"));
    const answer = { id: randomUUID(), kind: "contact_message", request_id: message.id, subject: "Re", body: "Yes" };
    expect(await desk("admin_answer_request", { answer })).toMatchObject({ ok: true });
    expect(mailContentOf(await mailOf("request_answer"), SITE).closing).toBe(MAIL_FRAME.answer);
  });

  it("of a waiting-list entry decides about its receipt and its offer", async () => {
    const lists = waitingLists(db);
    const place = await lists.full();
    const entry = { ...lists.entryOf(place, { email: `${randomUUID()}@example.com` }), language };
    expect(await f.ask(db(), f.anon, "join_waiting_list", { entry })).toMatchObject({ ok: true });
    expectRussian(await mailOf("waiting_joined"));
    const [holder] = place.holders;
    if (holder) await lists.cancel(holder);
    await lists.tend();
    expectRussian(await mailOf("waiting_offer"));
  });

  it("is stored with a gift card, whose mail comes in it", async () => {
    await f.makeGiftCard(db(), 10_000, { to_address: "anna@example.com", language });
    expectRussian(await mailOf("gift_card"));
  });

  it("decides about the link to one's own data by what the address wrote last", async () => {
    const { customer_email: email } = await confirmed();
    await f.ask(db(), f.anon, "request_data_link", { email });
    expect(expectRussian(await mailOf("data_link")).subject).toBe(ACCESS_MAILS.ownData.subject);
  });

  it("changes for a booking only by its token", async () => {
    const wish = await confirmed({ language: "en" });
    const choose = (token: string) =>
      f.ask(db(), f.anon, "choose_my_language", { booking_id: wish.id, token, language });
    expect(await choose(f.newToken())).toMatchObject({ ok: false, code: "not_found" });
    expect(await f.view(db(), wish)).toMatchObject({ language: "en" });
    expect(await choose(wish.token)).toMatchObject({ ok: true, booking: { language } });
    await desk("admin_refund_booking", { booking_id: wish.id, reason: "x", amount_cents: 500 });
    expectRussian(await mailOf("refund_promised"));
  });

  it("of the first owner decides about mails to the operator, and of the inviting member about invitations", async () => {
    const choose = (who: Who, chosen: string) =>
      f.ask(db(), who, "choose_work_language", { language: chosen }) as Promise<unknown>;
    expect(await choose(f.admin, language)).toEqual({ ok: true });
    const message = { id: randomUUID(), name: "Ann", email: `${randomUUID()}@example.com`, message: "Hello" };
    await f.ask(db(), f.anon, "submit_contact_message", { message });
    expectRussian(await mailOf("contact_message"));
    await desk("admin_invite_member", { address: `${randomUUID()}@example.com`, role: "office" });
    expectRussian(await mailOf("desk_invitation"));
    await choose(f.traveler, "uz");
    expect(await languageIn("public.desk_members", `user_id = '${String(f.admin.sub)}'`)).toBe(language);
    await choose(f.admin, "en");
  });

  it("is printed on receipts and documents of the booking", async () => {
    const wish = await booked();
    const payment = await f.pay(db(), wish);
    expect(await call(db(), f.anon, "payment_status", { payment_id: payment })).toMatchObject({ language });
    expect(await call(db(), f.service, "find_document", { named: payment })).toMatchObject({ language });
  });
});
