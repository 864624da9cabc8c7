import { randomBytes, randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { emptyBuild } from "../support/empty-build.ts";
import { startStack, type Stack } from "../support/stack.ts";
import { post, rpc } from "./support/desk.ts";

const ATTACKER = 1;
const HOTEL = 2;
const TRAVELLERS = 64;
const LONGEST_WAIT_MS = 1000;

type Departure = { tour: string; day: string; seats: number; cents: number };
type Tour = { id: string; price_cents: number; departure_dates: string[] | null };

let stack: Stack;
let build: string;
beforeAll(async () => {
  build = emptyBuild();
  stack = await startStack({ env: { BUILD_DIR: build } });
});
afterAll(async () => {
  await stack.stop();
  for (const folder of [build, stack.stateDir]) rmSync(folder, { recursive: true, force: true });
});

const programme = async (): Promise<Departure[]> => {
  const { tours } = (await rpc(stack, "catalogue_since", { since: 0 })) as { tours: Tour[] };
  const found = tours.map(async ({ id, price_cents }) => {
    const { dates } = (await rpc(stack, "availability", { item_type: "tour", item_id: id })) as {
      dates: { date: string; seats_left: number }[];
    };
    return dates.map(({ date, seats_left }) => ({ tour: id, day: date, seats: seats_left, cents: price_cents }));
  });
  return (await Promise.all(found)).flat();
};

const book = async ({ tour, day }: Departure, guests: number, from: number) => {
  const quote = (await rpc(stack, "quote", { item_type: "tour", item_id: tour, guests })) as { total_cents: number };
  const booking = {
    id: randomUUID(),
    token: randomBytes(32).toString("base64url"),
    tour_id: tour,
    package_id: null,
    guests,
    check_in: day,
    check_out: day,
    total_price_cents: quote.total_cents,
    customer_first_name: "Guest",
    customer_last_name: "Of the house",
    customer_email: `${randomUUID()}@example.com`,
    customer_phone: "+998 90 123 45 67",
    special_requests: null,
  };
  const started = performance.now();
  const { status, text } = await post(stack, "/rest/v1/rpc/create_booking", { booking }, "anon", from);
  return { ok: status === 200 && JSON.parse(text).ok === true, status, text, ms: performance.now() - started };
};

it(`${TRAVELLERS} travellers behind one hotel's address book while another address takes whatever it can get`, async () => {
  const departures = (await programme()).filter(({ seats }) => seats > 0);
  const roomy = departures.filter(({ seats }) => seats >= 8).toReversed();
  expect(roomy.length).toBeGreaterThan(TRAVELLERS / 4);

  let attacked = true;
  const taken = { seats: 0, refused: 0 };
  const attacker = async () => {
    for (let n = 0; attacked; n += 1) {
      const wanted = departures[n % departures.length];
      if (!wanted) return;
      const { ok } = await book(wanted, wanted.seats, ATTACKER).catch(() => ({ ok: false }));
      if (ok) taken.seats += wanted.seats;
      else taken.refused += 1;
    }
  };
  const attack = Promise.all(Array.from({ length: 4 }, attacker));
  const answers = await Promise.all(
    Array.from({ length: TRAVELLERS }, async (_, n) => {
      const chosen = roomy[n % (TRAVELLERS / 4)];
      if (!chosen) throw new Error("No departure has room");
      await new Promise((resolve) => setTimeout(resolve, n * 50));
      return book(chosen, 2, HOTEL);
    }),
  );
  attacked = false;
  await attack;

  expect(answers.filter(({ ok }) => !ok)).toEqual([]);
  expect(taken.refused).toBeGreaterThan(0);
  const seats = departures.reduce((sum, departure) => sum + departure.seats, 0);
  const waits = answers.map(({ ms }) => Math.round(ms)).toSorted((one, other) => one - other);
  const share = Math.round((1000 * taken.seats) / seats) / 10;
  console.info(`the attacker holds ${taken.seats} of ${seats} seats (${share} %), refused ${taken.refused} times`);
  console.info(`waits of the ${TRAVELLERS}: median ${waits[TRAVELLERS / 2]} ms, longest ${waits.at(-1)} ms`);
  expect(waits[TRAVELLERS / 2]).toBeLessThan(LONGEST_WAIT_MS);
});
