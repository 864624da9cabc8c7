import { randomUUID } from "node:crypto";
import { aQuestion } from "../../../src/domain/catalogue/rows/rows.fixture.ts";
import { SHOP_ID } from "../../../src/domain/catalogue/translation/shop-texts.ts";
import { call, type Database, lit, type Row, type Who } from "./database.ts";
import * as f from "./fixtures.ts";

type Ask = (verb: string, args?: Row) => Promise<f.Answer>;

/** Throws on an unexpected refusal, after which the calls would show less than they seem to. */
export function actors(db: Database) {
  const of =
    (who: Who, isRefused = false): Ask =>
    async (verb, args = {}) => {
      const answer = (await call(db, who, verb, args)) as f.Answer;
      if ((answer?.ok === false) !== isRefused) throw new Error(`${verb} answered ${JSON.stringify(answer)}`);
      return answer;
    };
  return {
    traveler: of(f.anon),
    refusedTraveler: of(f.anon, true),
    account: of(f.traveler),
    desk: of(f.admin),
    refusedDesk: of(f.admin, true),
    server: of(f.service),
    guide: of(f.guide),
  };
}

const QUESTION = aQuestion();
export const ANSWERS = [{ id: QUESTION.id, question: QUESTION.text, answer: "Plov" }];
const PICTURES = [{ url: "seed/registan-1600.webp", alt: "Registan", x: 50, y: 50, slot: "guide" }];
const FACTS = `image_url = 'seed/registan-1600.webp', gallery = ${lit(PICTURES)}, itinerary = '{"1": "Registan"}',
  includes = '{Guide}', fiscal = ${lit(f.CODES)}, questions = ${lit([QUESTION])}, good_to_know = '{"good_for": "All"}'`;
const MEETING = `meeting_point = 'Registan', meeting_time = '08:30', contact_phone = '+998 90 123 45 67',
  meeting_latitude = 39.65, meeting_longitude = 66.97`;

export type Shop = { tour: string; pack: string; day: string; later: string; departure: string; code: string };

/** Fills every field of an item, so that each key of an answer has a value. */
export async function openFullShop(db: Database): Promise<Shop> {
  const { desk, refusedDesk, traveler, server } = actors(db);
  await f.addAccounts(db);
  await f.addColleagues(db);
  const today = await f.dayFromNow(db, 0);
  await server("claim_rates");
  await server("store_rates", { rates: [{ currency: "EUR", per_dollar: 0.9, day: today }] });
  await desk("admin_save_rates", { rates: [{ currency: "UZS", per_dollar: 12_500, day: today }] });
  await refusedDesk("admin_save_rates", { rates: [{ currency: "UZS", per_dollar: 12_600, day: today }], seen: {} });
  await desk("admin_save_settings", {
    settings: {
      people: [{ name: "Malika", role: "Founder", words: "Drives every route.", picture: "seed/malika-1600.webp" }],
      charged_currency: "UZS",
      tax_number: "301234567",
      fiscal_mxik: f.CODES.mxik,
      fiscal_package_code: f.CODES.package_code,
      fiscal_vat: "yes",
    },
    seen: 0,
  });
  await refusedDesk("admin_save_settings", { settings: { name: "Another" }, seen: 0 });
  const tour = await f.makeTour(db, { price: 2_100, maxGuests: 40, days: [30, 60, 90] });
  await f.addOptions(db, tour);
  await db.exec(`update public.tours set ${FACTS}, ${MEETING}, excludes = '{Flights}', stop_ids = array[destination_id]
    where id = '${tour}'`);
  const packages = await db.query(`insert into public.packages
    (title, description, price, original_price, duration_days, tour_ids, hotel_class, highlights, stays)
    values ('Golden Road', 'x', 800, 900, 7, array[${lit(tour)}::uuid], 'Four stars', '{Registan}', '{Bukhara}') returning id`);
  const pack = String(packages[0]?.["id"]);
  await db.exec(`update public.packages p set ${FACTS}, options = t.options from public.tours t where p.id = '${pack}' and t.id = '${tour}';
    update public.destinations set gallery = ${lit(PICTURES)}, image_url = 'seed/khiva-1600.webp', unesco = true, featured = true,
      latitude = 41.38, longitude = 60.36`);
  const texts = { title: { source: "Silk Road", text: "Шёлковый путь" } };
  const russian = { entity: "tour", entity_id: tour, language: "ru", texts };
  await desk("save_translations", russian);
  await desk("admin_translations", { entity: "tour", entity_id: tour });
  await desk("admin_translations", { entity: "shop", entity_id: SHOP_ID });
  await traveler("translations_since", { language: "ru", since: 0 });
  const [day, later] = [await f.dayFromNow(db, 30), await f.dayFromNow(db, 90)];
  const departure = await f.departureOf(db, tour, day);
  const meeting = { meeting_point: "Gate", meeting_time: "09:00", meeting_latitude: 39.6, meeting_longitude: 66.9 };
  const figures = {
    end_date: await f.dayFromNow(db, 33),
    places: 38,
    price_cents: 209_000,
    min_guests: 2,
    closes_days: 1,
  };
  const notes = { note: "With a concert", guide_note: "Bring water", state: "guaranteed" };
  await desk("save_departure", { departure: { id: departure, ...meeting, ...figures, ...notes } });
  const code = f.codeOf({ code: "SUMMER", valid_from: today, valid_until: await f.dayFromNow(db, 90), use_limit: 50 });
  await desk("save_code", { code: { ...code, item_ids: [tour] } });
  await desk("save_code", { code: f.codeOf({ code: "TWENTY", percent: null, amount_cents: 2_000 }) });
  await refusedDesk("save_code", { code: { ...code, percent: 90, revision: null } });
  await desk("save_departure", { departure: { id: randomUUID(), package_id: pack, start_date: day } });
  const gone = await f.makeDestination(db);
  await db.exec(`delete from public.destinations where id = '${gone}'`);
  return { tour, pack, day, later, departure, code: "SUMMER" };
}

/** Makes drafts, requests, saved views, errors and costs. */
export async function fillDesk(db: Database, { tour, pack, departure, later }: Shop): Promise<void> {
  const { desk, refusedDesk, traveler, server, account } = actors(db);
  for (const [item_type, table, from] of [
    ["tour", "tours", tour],
    ["package", "packages", pack],
  ] as const) {
    const id = randomUUID();
    const draft = { id, draft: true, archived: true, publish_at: later };
    await db.exec(`insert into public.${table}
      select (jsonb_populate_record(i, ${lit(draft)})).* from public.${table} i where id = '${from}'`);
    const { token } = await desk("admin_preview_link", { item_type, item_id: id });
    await traveler("preview_draft", { item_type, item_id: id, token });
  }
  const from = { name: "Anna Lee", email: "anna@example.com", phone: "+998 90 123 45 67" };
  const dates = { start_date: later, end_date: later };
  const request = {
    ...from,
    ...dates,
    id: randomUUID(),
    guests: 2,
    cities: ["Khiva"],
    budget_cents: 50_000,
    wishes: "x",
  };
  await traveler("submit_trip_request", { request });
  const messages = [randomUUID(), randomUUID()];
  for (const id of messages)
    await traveler("submit_contact_message", { message: { ...from, id, subject: "A question", message: "Hello" } });
  const [answered = "", marked = ""] = messages;
  const answer = { id: randomUUID(), kind: "contact_message", request_id: answered, subject: "Re", body: "Yes" };
  await desk("admin_answer_request", { answer });
  await desk("admin_mark_answered", { kind: "contact_message", id: marked, answered: true });
  await desk("admin_mark_answered", { kind: "contact_message", id: marked, answered: false });
  const view = { id: randomUUID(), list: "bookings", name: "Mine", query: "status=pending" };
  await desk("admin_save_view", { view });
  await desk("admin_views", { list: "bookings" });
  const dropped = { ...view, id: randomUUID() };
  await desk("admin_save_view", { view: dropped });
  await desk("admin_drop_view", { view_id: dropped.id });
  const report = {
    version: "1.0.0",
    source: "page",
    place: "/tours",
    message: "x is undefined",
    stack: "at x",
    count: 1,
  };
  await server("store_error_reports", { reports: [report], address: "" });
  const [error] = (await desk("admin_errors")) as unknown as Row[];
  await desk("admin_drop_error", { id: error?.["id"] });
  await server("store_error_reports", { reports: [report], address: "" });
  const cost = { id: randomUUID(), departure_id: departure, kind: "hotel", amount_cents: 8_000, note: "Two nights" };
  await desk("add_departure_cost", { cost });
  await desk("add_departure_cost", { cost: { ...cost, id: randomUUID() } });
  await desk("remove_departure_cost", { cost_id: cost.id });
  await desk("desk_role");
  await account("choose_work_language", { language: "ru" });
  await refusedDesk("save_departure", { departure: { id: departure, note: "Another", revision: 0 } });
}
