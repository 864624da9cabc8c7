import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { FORM_PROBLEMS } from "#texts/shared.ts";
import { problemIn, problemText } from "../problem.ts";
import { EMPTY_TRIP_REQUEST, toTripPayload, tripRequestSchema } from "./message-forms.ts";

const trip = { ...EMPTY_TRIP_REQUEST, name: "王 Li", email: "a@example.com" };

function errorsOf(schema: v.GenericSchema, input: unknown) {
  const parsed = v.safeParse(schema, input);
  return parsed.success ? [] : parsed.issues.map((issue) => problemText(problemIn(issue.message), FORM_PROBLEMS));
}

describe("the trip request", () => {
  it.each([
    [{}, []],
    [{ guests: "0" }, ["How many travelers?"]],
    [{ guests: "two" }, ["How many travelers?"]],
    [{ guests: "101" }, ["For more than 100 travelers, please write to us"]],
    [{ start_date: "2027-05-02", end_date: "2027-05-01" }, ["The end is before the start"]],
    [{ phone: "12" }, ["Invalid phone number format"]],
    [{ budget: "1,000" }, ["Please give the budget in whole dollars"]],
  ])("answers %j with %j", (change, messages) => {
    expect(errorsOf(tripRequestSchema, { ...trip, ...change })).toEqual(messages);
  });

  it("sends cities one by one, money in cents, and leaves out empty fields", () => {
    const form = v.parse(tripRequestSchema, { ...trip, cities: "Khiva, , Nukus ", budget: "1500" });
    expect(toTripPayload(form)).toMatchObject({
      cities: ["Khiva", "Nukus"],
      budget_cents: 150_000,
      guests: 2,
      start_date: null,
      phone: null,
    });
  });
});
