import type { Row } from "./database.ts";
import { bookingOf } from "./fixtures.ts";
import { stubbornClient } from "./stubborn-client.ts";

/** Many travellers on few places, with retries and cut connections; what was told is kept for the judge. */
export type Told = {
  id: string;
  tour: string;
  day: string;
  guests: number;
  ok: boolean;
  code: string | null;
  answers: number;
};
export type RushResult = { told: Told[]; latencies: number[]; killed: number; seconds: number };

export const SEATS = 12;
const RESEND_SHARE = 0.25;

type Wish = { tour: string; day: string; guests: number };
export const rush = async (
  socket: string,
  clients: number,
  rounds: Wish[][],
  killer: (pid: number) => Promise<void>,
): Promise<RushResult> => {
  const result: RushResult = { told: [], latencies: [], killed: 0, seconds: 0 };
  const pool = await Promise.all(Array.from({ length: clients }, () => stubbornClient(socket, killer)));
  const send = (one: (typeof pool)[number], booking: Row) => one.ask("create_booking", { booking });

  const started = performance.now();
  for (const wishes of rounds) {
    await Promise.all(
      wishes.map(async ({ tour, day, guests }, n) => {
        const one = pool[n % clients];
        if (!one) throw new Error("no client");
        const booking = bookingOf(tour, day, { guests });
        const from = performance.now();
        const first = await send(one, booking);
        result.latencies.push(performance.now() - from);
        const answers = [first];
        if (Math.random() < RESEND_SHARE) answers.push(await send(one, booking));
        const ok = answers.map((answer) => answer["ok"] === true);
        // Told yes once and no later, or the other way round, would show as neither.
        result.told.push({
          id: booking.id,
          tour,
          day,
          guests,
          ok: ok.some(Boolean),
          code: ok.every((yes) => !yes) ? String(first["code"]) : null,
          answers: new Set(ok).size,
        });
      }),
    );
  }
  result.seconds = (performance.now() - started) / 1000;
  result.killed = pool.reduce((sum, { cuts }) => sum + cuts(), 0);
  await Promise.all(pool.map(({ end }) => end()));
  return result;
};

/** What went wrong, by name; empty when every promise was kept. */
export const judge = (told: Told[], rows: { id: string; tour: string; day: string; guests: number }[]) => {
  const stored = new Map(rows.map((row) => [row.id, row]));
  const sold = new Map<string, number>();
  for (const row of rows) sold.set(`${row.tour} ${row.day}`, (sold.get(`${row.tour} ${row.day}`) ?? 0) + row.guests);
  const left = (one: Told) => SEATS - (sold.get(`${one.tour} ${one.day}`) ?? 0);
  return {
    oversold: [...sold.values()].filter((seats) => seats > SEATS).length,
    lost: told.filter((one) => one.ok && stored.get(one.id)?.guests !== one.guests).length,
    unasked: told.filter((one) => !one.ok && stored.has(one.id)).length,
    strangers: rows.length - told.filter((one) => stored.has(one.id)).length,
    changedMind: told.filter((one) => one.answers > 1).length,
    otherRefusals: told.filter((one) => one.code !== null && one.code !== "seats_gone").length,
    // Nothing is given back here, so who was refused must still not fit at the end.
    refusedInVain: told.filter((one) => !one.ok && left(one) >= one.guests).length,
  };
};
