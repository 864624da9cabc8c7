import { randomUUID } from "node:crypto";
import { book, post, rpc, type Desk } from "../security/support/desk.ts";
import { ask } from "../security/support/visitor.ts";
import { quantile, round, type Bench } from "./figures.ts";

const BOOKINGS = 200;
const AT_ONCE = 8;
const PAYMENTS = 60;
const VISITORS = 50;
const ROUNDS = 4;
const SEATS = 500;

const timed = async <T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> => {
  const before = performance.now();
  const value = await work();
  return { ms: performance.now() - before, value };
};

/** So many at a time until all are done; the figures of each. */
const inParallel = async <T>(count: number, atOnce: number, work: (index: number) => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      results.push(await work(index));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
};

type Tour = { id: string; title: string };

/** A tour of its own with room for everybody, so that no seed date runs out. */
const wideTour = async (desk: Desk): Promise<{ tour: Tour; day: string }> => {
  const day = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  const { destinations } = (await rpc(desk, "catalogue_since", { since: 0 })) as { destinations: { id: string }[] };
  const row = {
    title: `Load ${randomUUID().slice(0, 8)}`,
    description: "Room for all",
    image_url: "/placeholder.svg",
    duration_days: 1,
    price: 50,
    max_guests: SEATS,
    difficulty_level: "easy",
    destination_id: destinations[0]?.id,
    departure_dates: [day],
  };
  const answer = await ask(desk.url, "/rest/v1/tours", {
    method: "POST",
    headers: {
      apikey: desk.keys.secret,
      authorization: `Bearer ${desk.keys.secret}`,
      "content-type": "application/json",
      prefer: "return=representation",
    },
    body: JSON.stringify(row),
  });
  if (answer.status !== 201) throw new Error(`tour: ${answer.status} ${answer.text}`);
  const [tour]: Tour[] = JSON.parse(answer.text);
  if (!tour) throw new Error("no tour");
  return { tour, day };
};

let visitor = 1_000;
const someone = () => ({ name: "Load Test", email: `${randomUUID()}@example.com` });

const bookOne = async (desk: Desk, tour: Tour, day: string) => {
  visitor += 1;
  const { ms, value } = await timed(() => book(desk, tour, day, someone(), visitor));
  if (!value.answer.ok) throw new Error(`no booking: ${JSON.stringify(value.answer)}`);
  return { ms, ...value };
};

export const benchBookings = async ({ stack, note }: Bench): Promise<void> => {
  const desk: Desk = await stack();
  for (const atOnce of [1, AT_ONCE, 4 * AT_ONCE]) {
    const { tour, day } = await wideTour(desk);
    const before = performance.now();
    const done = await inParallel(BOOKINGS, atOnce, () => bookOne(desk, tour, day));
    const perSecond = BOOKINGS / ((performance.now() - before) / 1_000);
    const times = done.map(({ ms }) => ms);
    note(`bookings with quote over HTTP, ${atOnce} at once`, round(perSecond), "per s");
    note(`  p50, ${atOnce} at once`, round(quantile(times, 0.5)), "ms");
    note(`  p99, ${atOnce} at once`, round(quantile(times, 0.99)), "ms");
  }
};

export const benchPayments = async ({ stack, note }: Bench): Promise<void> => {
  const desk: Desk = await stack();
  const { tour, day } = await wideTour(desk);
  for (const atOnce of [1, 4]) {
    const booked: Awaited<ReturnType<typeof bookOne>>[] = [];
    for (let n = 0; n < PAYMENTS; n += 1) booked.push(await bookOne(desk, tour, day));
    const times = await inParallel(PAYMENTS, atOnce, async (index) => {
      const one = booked[index];
      const body = {
        return_url: `${desk.url}/booking-confirmation`,
        booking_data: { id: one?.id, token: one?.token },
      };
      const { ms, value } = await timed(() => post(desk, "/functions/v1/create-payment", body));
      if (value.status !== 200) throw new Error(`create-payment: ${value.status} ${value.text}`);
      return ms;
    });
    note(
      `create-payment, ${atOnce} at once: p50 / p99 of ${PAYMENTS}`,
      `${round(quantile(times, 0.5))} / ${round(quantile(times, 0.99))}`,
      "ms",
    );
  }
};

/** Fifty people at the same time: each looks at pages, asks for dates, and books. */
export const benchVisitors = async ({ stack, note }: Bench): Promise<void> => {
  const desk: Desk = await stack();
  const { tour, day } = await wideTour(desk);
  const times: number[] = [];
  let errors = 0;
  const step = async (work: () => Promise<{ status: number }>) => {
    const { ms, value } = await timed(work);
    times.push(ms);
    if (value.status !== 200) errors += 1;
  };
  const before = performance.now();
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      for (let n = 0; n < ROUNDS; n += 1) {
        await step(() => ask(desk.url, "/"));
        await step(() => post(desk, "/rest/v1/rpc/catalogue_since", { since: 1 }));
        await step(() => post(desk, "/rest/v1/rpc/availability", { item_type: "tour", item_id: tour.id }));
        if (n === 0) times.push((await bookOne(desk, tour, day)).ms);
      }
    }),
  );
  note(
    `${VISITORS} visitors at once: p50 / p95 / worst of ${times.length} requests`,
    [0.5, 0.95, 1].map((share) => round(quantile(times, share))).join(" / "),
    "ms",
  );
  note("  requests answered", round(times.length / ((performance.now() - before) / 1_000)), "per s");
  note("  errors", errors, "");
};

export const benchSync = async ({ stack, note }: Bench): Promise<void> => {
  const desk: Desk = await stack();
  const bytes = async (since: number) => {
    const answer = await post(desk, "/rest/v1/rpc/catalogue_since", { since });
    return {
      size: Buffer.byteLength(answer.text),
      revision: (JSON.parse(answer.text) as { revision: number }).revision,
    };
  };
  const whole = await bytes(0);
  const none = await bytes(whole.revision);
  const { tour } = await wideTour(desk);
  const one = await bytes(whole.revision);
  note("catalogue, all of it", round(whole.size / 1024, 1), "KiB");
  note("sync, nothing new", none.size, "bytes");
  note("sync, one tour new", one.size, "bytes", tour.title);
};
