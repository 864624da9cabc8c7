import postgres from "postgres";
import type { Row } from "./database.ts";
import { bookingOf } from "./fixtures.ts";

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
const ANSWER_TIMEOUT_MS = 3000;
const KILL_SHARE = 0.08;
const RESEND_SHARE = 0.25;
const isCut = (error: unknown) =>
  ["57P01", "CONNECTION_CLOSED", "CONNECTION_DESTROYED", "CONNECTION_ENDED", "ECONNRESET", "EPIPE"].includes(
    String((error as { code?: string }).code),
  );

const client = (socket: string) =>
  postgres({
    host: socket,
    user: "postgres",
    database: "postgres",
    max: 1,
    onnotice: () => {},
    backoff: () => 0.001,
    connection: { role: "anon", application_name: "rush" },
  });

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
/** An answer that never comes is a cut connection too. */
const silence = () =>
  wait(ANSWER_TIMEOUT_MS).then((): never => {
    throw Object.assign(new Error("no answer"), { code: "CONNECTION_CLOSED" });
  });

type Wish = { tour: string; day: string; guests: number };
export const rush = async (
  socket: string,
  clients: number,
  rounds: Wish[][],
  killer: (pid: number) => Promise<void>,
): Promise<RushResult> => {
  const result: RushResult = { told: [], latencies: [], killed: 0, seconds: 0 };
  const pool = await Promise.all(
    Array.from({ length: clients }, async () => {
      const sql = client(socket);
      const [row] = await sql`select pg_backend_pid() as pid`;
      return { sql, pid: Number(row?.["pid"]) };
    }),
  );
  type Client = (typeof pool)[number];
  /** The same booking again and again until the server has said something. */
  const send = async (one: Client, booking: Row): Promise<Row> => {
    for (;;) {
      const shot = Math.random() < KILL_SHARE ? wait(Math.random() * 6).then(() => killer(one.pid)) : null;
      if (shot) result.killed += 1;
      const asked = one.sql<Row[]>`
        select public.create_booking(${one.sql.json(booking as postgres.JSONValue)}) as answer, pg_backend_pid() as pid`;
      try {
        const rows = await Promise.race([asked, silence()]);
        one.pid = Number(rows[0]?.["pid"]);
        return rows[0]?.["answer"] as Row;
      } catch (error) {
        if (!isCut(error)) throw error;
        // A new client each time: the driver may wait for ever on one that was cut while it came back.
        void one.sql.end({ timeout: 0 });
        one.sql = client(socket);
      } finally {
        await shot;
      }
    }
  };

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
  await Promise.all(pool.map(({ sql }) => sql.end({ timeout: 1 })));
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
