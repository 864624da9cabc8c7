import { beforeAll, describe, expect, it } from "vitest";
import { aQuestion } from "../../src/domain/catalogue/rows/rows.fixture.ts";
import { call, lit, one, type Database, type Row } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { aPhone, GUIDES, reassign, roster } from "./support/guides.ts";

const meal = aQuestion();
const flight = aQuestion({
  id: "flight",
  text: "Flight number",
  kind: "text",
  choices: [],
  required: false,
  for_guide: false,
});
const plov = { id: "meal", question: meal.text, answer: "Plov" };
const number = { id: "flight", question: flight.text, answer: "HY 602" };

const setQuestions = (db: Database, tour: string, questions: unknown) =>
  db.exec(`update public.tours set questions = ${lit(JSON.stringify(questions))} where id = '${tour}'`);

async function asked(db: Database, answers?: unknown, more: Row = {}) {
  const tour = await f.makeTour(db);
  await setQuestions(db, tour, [meal, flight]);
  const booking = f.bookingOf(tour, await f.dayFromNow(db, 30), {
    ...(answers === undefined ? {} : { answers }),
    ...more,
  });
  return { tour, booking };
}

const booked = (question: typeof meal, answer: string) => ({
  id: question.id,
  question: question.text,
  kind: question.kind,
  answer,
  for_guide: question.for_guide,
});

onEveryEngine("questions of a trip", (db) => {
  beforeAll(() => f.addAccounts(db()));

  it("are answered in the booking, in their order, and stay as asked whatever becomes of them", async () => {
    const { tour, booking } = await asked(db(), [number, plov]);
    const answers = [booked(meal, "Plov"), booked(flight, "HY 602")];
    expect(await f.book(db(), booking)).toMatchObject({ ok: true, booking: { answers } });
    await setQuestions(db(), tour, [{ ...meal, text: "Your lunch?" }]);
    expect(await f.view(db(), booking)).toMatchObject({ answers });
    const desk = await call(db(), f.admin, "admin_booking", { booking_id: booking.id });
    expect(desk).toMatchObject({ answers });
  });

  it("may stay open when they are not required", async () => {
    const { booking } = await asked(db(), [plov]);
    expect(await f.book(db(), booking)).toMatchObject({ ok: true, booking: { answers: [booked(meal, "Plov")] } });
  });

  it.each<[string, unknown]>([
    ["a required one is open", undefined],
    ["only others are answered", [number]],
    ["the choice is not one of them", [{ ...plov, answer: "Fish" }]],
    ["the question was another one", [{ ...plov, question: "Your favourite city?" }]],
    ["an optional one was another one", [plov, { ...number, question: "Seat", answer: "7A" }]],
  ])("are asked anew when %s", async (_, answers) => {
    const { booking } = await asked(db(), answers);
    expect(await f.book(db(), booking)).toMatchObject({ ok: false, code: "questions_changed", field: "answers" });
    expect(await f.count(db(), `public.bookings where id = '${booking.id}'`)).toBe(0);
    expect(await f.book(db(), { ...booking, answers: [plov] })).toMatchObject({ ok: true });
  });

  it("are asked anew when one was added since the form was opened", async () => {
    const { tour, booking } = await asked(db(), [plov]);
    await setQuestions(db(), tour, [meal, { ...flight, required: true }]);
    expect(await f.book(db(), booking)).toMatchObject({ ok: false, code: "questions_changed" });
    expect(await f.book(db(), { ...booking, answers: [plov, number] })).toMatchObject({ ok: true });
  });

  it("do not count once they were removed", async () => {
    const { tour, booking } = await asked(db(), [plov, number]);
    await setQuestions(db(), tour, [flight]);
    const answer = await f.book(db(), booking);
    expect(answer).toMatchObject({ ok: true, booking: { answers: [booked(flight, "HY 602")] } });
  });

  it("of a package are checked as those of a tour", async () => {
    const { tour, booking } = await asked(db());
    const made = await one(
      db(),
      `insert into public.packages (title, description, price, duration_days, tour_ids, questions)
       values ('All', 'x', 450, 5, array['${tour}']::uuid[], ${lit(JSON.stringify([meal]))}) returning id`,
    );
    const wish = { ...booking, tour_id: null, package_id: made["id"] };
    expect(await f.book(db(), wish)).toMatchObject({ code: "questions_changed" });
    const answer = await f.book(db(), { ...wish, answers: [plov] });
    expect(answer).toMatchObject({ ok: true, booking: { answers: [booked(meal, "Plov")] } });
  });

  it("are read in the traveler's language, and stored in English but for their own words", async () => {
    const { tour, booking } = await asked(db(), undefined, { language: "ru" });
    const texts = {
      "questions.0.text": { source: meal.text, text: "Что приготовить на обед?" },
      "questions.0.choices.0": { source: "Plov", text: "Плов" },
    };
    const saved = { entity: "tour", entity_id: tour, language: "ru", texts };
    expect(await call(db(), f.admin, "save_translations", saved)).toEqual({ ok: true });
    const answers = [
      { id: "meal", question: "Что приготовить на обед?", answer: "Плов" },
      { ...number, answer: "Plov" },
    ];
    const shown = [
      { question: "Что приготовить на обед?", answer: "Плов" },
      { question: flight.text, answer: "Plov" },
    ];
    expect(await f.book(db(), { ...booking, answers })).toMatchObject({ ok: true, booking: { answers: shown } });
    const desk = await call(db(), f.admin, "admin_booking", { booking_id: booking.id });
    expect(desk).toMatchObject({ answers: [booked(meal, "Plov"), booked(flight, "Plov")] });
  });

  it("are on the desk's list of the departure, and on the guide's list if they are for the guide", async () => {
    const { tour, booking } = await asked(db(), [plov, number]);
    await f.bookAndPay(db(), booking);
    const day = booking["check_in"];
    await db().exec(
      `insert into public.guides (id, name, user_id) values ('${GUIDES.guide}', 'Aziz', '${f.guide.sub}')`,
    );
    const manifest = await call(db(), f.admin, "admin_manifest", { item: tour, departs_on: day });
    expect(manifest).toMatchObject({ rows: [{ answers: [booked(meal, "Plov"), booked(flight, "HY 602")] }] });
    await reassign(db(), await f.departureOf(db(), tour, String(day)), "guide");
    const { departures } = await roster(db(), f.guide, aPhone());
    expect(departures[0]?.bookings[0]).toMatchObject({ id: booking.id, answers: [booked(meal, "Plov")] });
  });

  it("are left out of manual bookings", async () => {
    const { tour, booking } = await asked(db());
    const { token: _, total_price_cents: __, ...manual } = booking;
    const made = await f.ask(db(), f.admin, "admin_manual_booking", { booking: manual });
    expect(made).toMatchObject({ ok: true });
    const wrong = { ...manual, id: crypto.randomUUID(), tour_id: tour, answers: [plov] };
    const refused = await f.ask(db(), f.admin, "admin_manual_booking", { booking: wrong });
    expect(refused).toMatchObject({ ok: false, code: "invalid_booking", field: "answers" });
  });

  it("leave nothing behind when the traveler is erased, and are in the export before", async () => {
    const { booking } = await asked(db(), [plov, { ...number, answer: "Zenobia's flight" }]);
    await f.book(db(), booking);
    await db().exec(`update public.bookings set status = 'expired', expires_at = null where id = '${booking.id}'`);
    const address = booking["customer_email"];
    const data = JSON.stringify(await call(db(), f.admin, "admin_export_person", { address }));
    expect(data).toContain("Zenobia's flight");
    expect(await f.ask(db(), f.admin, "admin_erase_person", { address })).toMatchObject({ ok: true });
    expect(await one(db(), `select answers from public.bookings where id = '${booking.id}'`)).toEqual({ answers: [] });
  });

  describe("in another shape", () => {
    it("are refused as answers", async () => {
      const wrong = [
        "Plov",
        [1],
        [{ id: "meal", answer: "Plov" }],
        [{ ...plov, more: 1 }],
        [{ ...plov, id: "Meal!" }],
        [{ ...plov, answer: "" }],
        [{ ...plov, answer: 1 }],
        [plov, { ...number, answer: "x".repeat(501) }],
        [plov, { ...number, answer: "\u0007" }],
        [plov, plov],
        Array.from({ length: 7 }, (_, at) => ({ ...plov, id: `q${at}` })),
      ];
      const { booking } = await asked(db());
      for (const answers of wrong)
        expect(await f.book(db(), { ...booking, answers }), JSON.stringify(answers)).toMatchObject({
          code: "invalid_booking",
          field: "answers",
        });
    });

    it("are not stored on a tour or a package", async () => {
      const tour = await f.makeTour(db());
      const wrong = [
        {},
        ["Lunch?"],
        [{ ...meal, text: "" }],
        [{ ...meal, text: " Lunch?" }],
        [{ ...meal, text: "x".repeat(201) }],
        [{ ...meal, kind: "number" }],
        [{ ...meal, choices: ["Plov"] }],
        [{ ...meal, choices: ["Plov", "plov"] }],
        [{ ...meal, choices: ["Plov", 1] }],
        [{ ...meal, choices: ["Plov", "x".repeat(81)] }],
        [{ ...meal, choices: Array.from({ length: 9 }, (_, at) => `Choice ${at}`) }],
        [{ ...flight, choices: ["A", "B"] }],
        [{ ...meal, required: null }],
        [{ ...meal, more: 1 }],
        [meal, { ...flight, id: "meal" }],
        [meal, { ...flight, text: meal.text }],
        Array.from({ length: 7 }, (_, at) => ({ ...flight, id: `q${at}`, text: `Question ${at}` })),
      ];
      for (const questions of wrong)
        await expect(setQuestions(db(), tour, questions), JSON.stringify(questions)).rejects.toThrow(
          /At most 6 questions/,
        );
      await setQuestions(db(), tour, [meal, flight]);
      const insert = `insert into public.packages (title, description, price, duration_days, questions)
        values ('All', 'x', 1, 1, '[{}]')`;
      await expect(db().exec(insert)).rejects.toThrow(/At most 6 questions/);
    });
  });
});
