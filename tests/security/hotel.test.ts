import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyReadyState } from "../support/copy-ready-state.ts";
import { emptyBuild } from "../support/empty-build.ts";
import { startStack, type Stack } from "../support/stack.ts";
import { book, rpc } from "./support/desk.ts";

const ATTACKER = 1;
const HOTEL = 2;
const TRAVELLERS = 64;
const LONGEST_WAIT_MS = 1000;
/** The figures are printed; beside the browser stories, on two cores, only that they do not grow out of proportion. */
const SLACK = 10;

type Departure = { tour: string; day: string; seats: number };

let stack: Stack;
let build: string;
beforeAll(async () => {
  build = emptyBuild();
  stack = await startStack({ stateDir: copyReadyState(), env: { BUILD_DIR: build } });
});
afterAll(async () => {
  await stack.stop();
  for (const folder of [build, stack.stateDir]) rmSync(folder, { recursive: true, force: true });
});

const programme = async (): Promise<Departure[]> => {
  const { tours } = (await rpc(stack, "catalogue_since", { since: 0 })) as { tours: { id: string }[] };
  const found = tours.map(async ({ id }) => {
    const { dates } = (await rpc(stack, "availability", { item_type: "tour", item_id: id })) as {
      dates: { date: string; seats_left: number }[];
    };
    return dates.map(({ date, seats_left }) => ({ tour: id, day: date, seats: seats_left }));
  });
  return (await Promise.all(found)).flat();
};

/** Whether it was booked, and how long the answer took. */
const holdSeats = async ({ tour, day }: Departure, guests: number, from: number) => {
  const wish = { name: "Guest Of-the-house", email: `${randomUUID()}@example.com`, guests };
  const started = performance.now();
  const said = await book(stack, { id: tour }, day, wish, from).then(
    ({ answer }) => answer,
    (error: unknown) => ({ ok: false, error: String(error) }),
  );
  return { ...said, ms: performance.now() - started };
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
      const { ok } = await holdSeats(wanted, wanted.seats, ATTACKER);
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
      return holdSeats(chosen, 2, HOTEL);
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
  expect(waits[TRAVELLERS / 2]).toBeLessThan(LONGEST_WAIT_MS * SLACK);
});
