import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { NEVER_SEEN, SCHEMAS, unseenKeys, WITHOUT_SCHEMA } from "./support/answer-schemas.ts";
import { changeTrips, guideTrip, managePeople, payAndRefund, readDesk } from "./support/answers-desk.ts";
import { fillDesk, openFullShop } from "./support/answers-shop.ts";
import { bookFullTrip, endTrips, readOwnData, useGiftCards, waitForSeats } from "./support/answers-travelers.ts";
import { onOneEngine } from "./support/engines.ts";
import { recordAnswers } from "./support/recorded-answers.ts";
import { createStrict, problemsIn } from "./support/strict-schema.ts";

it("refuses an unknown key and a missing one in every kind of schema, and notes a key without a value", () => {
  const inner = v.object({ known: v.optional(v.nullable(v.string())), always: v.number() });
  const schema = v.object({
    list: v.array(inner),
    maybe: v.nullish(inner, null),
    record: v.record(v.string(), inner),
    variant: v.variant("kind", [v.object({ kind: v.literal("one"), of: inner })]),
    union: v.union([v.object({ other: v.string() }), inner]),
    pipe: v.pipe(
      inner,
      v.transform(() => 1),
    ),
    later: v.optional(v.unknown()),
  });
  const { strict, unseen } = createStrict({ parsers: { later: inner }, free: [], unread: { gone: ["key"] } });
  const wrong = { known: null, extra: 1 };
  const answer = {
    list: [wrong],
    maybe: wrong,
    record: { a: wrong },
    variant: { kind: "one", of: wrong },
    union: wrong,
    pipe: wrong,
    later: wrong,
  };
  const places = ["list.0", "maybe", "record.a", "variant.of", "union", "pipe", "later"];
  expect(problemsIn(strict(schema, "verb"), answer)).toEqual(
    places.flatMap((place) => [
      `${place}.always: Invalid key: Expected "always" but received undefined`,
      `${place}.extra: no schema names it`,
    ]),
  );
  expect(unseen()).toEqual(["gone", "verb.list[].known", "verb.list[].always", "verb.union.other"]);
});

onOneEngine("the answer of each verb", (db) => {
  const answers = recordAnswers(db);
  let problems: string[] = [];
  beforeAll(async () => {
    const shop = await openFullShop(answers.db);
    await fillDesk(answers.db, shop);
    const trip = await bookFullTrip(answers.db, shop);
    await useGiftCards(answers.db, shop);
    await endTrips(answers.db, shop);
    await waitForSeats(answers.db);
    await payAndRefund(answers.db, shop);
    await guideTrip(answers.db, shop, trip);
    await changeTrips(answers.db, shop, trip);
    await readDesk(answers.db, shop);
    await managePeople(answers.db, shop);
    await readOwnData(answers.db);
    problems = answers.problems(SCHEMAS);
  });

  it("has no key that the schema of its reader lacks, and each key that the schema requires", () => {
    expect(problems).toEqual([]);
  });

  it("has each key of the schema with a value at least once", () => {
    expect(unseenKeys().toSorted()).toEqual(Object.keys(NEVER_SEEN).toSorted());
  });

  it("was read here at least once", () => {
    expect(Object.keys(SCHEMAS).filter((verb) => !answers.verbs().includes(verb))).toEqual([]);
  });

  it("is read by a schema, or by nobody for a stated reason, if it is an object or rows", async () => {
    const verbs = await db().query(`select p.proname::text as name from pg_catalog.pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prorettype in ('json'::regtype, 'jsonb'::regtype) order by 1`);
    const names = verbs.map(({ name }) => String(name));
    expect(names.filter((name) => !(name in SCHEMAS))).toEqual(Object.keys(WITHOUT_SCHEMA).toSorted());
  });
});
