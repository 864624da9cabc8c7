import postgres from "postgres";
import { lit, type Row } from "./database.ts";
import type { Served } from "./postgres.ts";

const ANSWER_TIMEOUT_MS = 3000;
const KILL_SHARE = 0.08;
/** A deadlock's victim retries, as after a cut. */
const AGAIN = [
  "57P01",
  // Cut clients hold a connection each for a while.
  "53300",
  "40P01",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "ECONNRESET",
  "EPIPE",
];
const isCut = (error: unknown) => AGAIN.includes(String((error as { code?: string }).code));

/** Cut connections would plan each statement five times, which takes a fifth of the server's time here. */
const PLANS = { plan_cache_mode: "force_generic_plan" };

const connected = (socket: string) =>
  postgres({
    host: socket,
    user: "postgres",
    database: "postgres",
    max: 1,
    onnotice: () => {},
    backoff: () => 0.001,
    // The driver would fetch array types first, and a cut there throws an error that no caller can catch.
    fetch_types: false,
    connection: { role: "anon", application_name: "rush", ...PLANS },
  });

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const silence = () =>
  wait(ANSWER_TIMEOUT_MS).then((): never => {
    throw Object.assign(new Error("no answer"), { code: "CONNECTION_CLOSED" });
  });

async function stubbornClient(socket: string, killer: ((pid: number) => Promise<unknown>) | null) {
  let sql = connected(socket);
  const [row] = await sql`select pg_backend_pid() as pid`;
  let pid = Number(row?.["pid"]);
  let cuts = 0;
  return {
    ask: async (verb: string, args: Row): Promise<Row> => {
      const list = Object.entries(args).map(([name, value]) => `${name} => ${lit(value)}`);
      for (;;) {
        const shot = killer && Math.random() < KILL_SHARE ? wait(Math.random() * 6).then(() => killer(pid)) : null;
        if (shot) cuts += 1;
        const pendingAnswer = sql.unsafe<Row[]>(
          `select public.${verb}(${list.join(", ")}) as answer, pg_backend_pid() as pid`,
        );
        try {
          const rows = await Promise.race([pendingAnswer, silence()]);
          pid = Number(rows[0]?.["pid"]);
          return rows[0]?.["answer"] as Row;
        } catch (error) {
          if (!isCut(error)) throw error;
          // Creates a new client each time, because the driver may hang if a client is cut while it reconnects.
          void sql.end({ timeout: 0 });
          await wait(20);
          sql = connected(socket);
        } finally {
          await shot;
        }
      }
    },
    cuts: () => cuts,
    end: () => sql.end({ timeout: 1 }),
  };
}

export async function stubbornClients(db: Served, count: number, cut: boolean) {
  const kill = (pid: number) =>
    db.query(`select pg_terminate_backend(${pid}) where exists (
      select 1 from pg_stat_activity where pid = ${pid} and application_name = 'rush')`);
  const clients = await Promise.all(Array.from({ length: count }, () => stubbornClient(db.socket, cut ? kill : null)));
  return {
    asks: clients.map(({ ask }) => ask),
    cuts: () => clients.reduce((sum, client) => sum + client.cuts(), 0),
    end: () => Promise.all(clients.map(({ end }) => end())),
  };
}
