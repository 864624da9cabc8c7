import { readFileSync } from "node:fs";
import { lit, type Row, type Who } from "../../database/support/database.ts";
import { connect } from "../../database/support/postgres.ts";
import type { Probe } from "./probes.ts";
import { sampleOf, type SampleName } from "./samples.ts";

const anon: Who = { role: "anon" };
const TIMEOUTS: Record<Who["role"], string> = { anon: "3s", authenticated: "8s", service_role: "0", owner: "0" };

/** Another address per call, because limits count by address. */
let caller = 0;
const headers = (): string => {
  caller += 1;
  return JSON.stringify({ "cf-connecting-ip": `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}` });
};

/** Linux counts processor time per process, without the machine's other work. */
const ranFor = (pid: number): number => Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;

export type Took = { ms: number; cpu: number };

export async function openVisitor(socket: string) {
  const sql = connect(socket, 1);
  const [{ pid } = { pid: 0 }] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const cachedRows = new Map<SampleName, Row[]>();
  const about = async (name: SampleName): Promise<Row[]> => {
    const rows = cachedRows.get(name) ?? [...(await sql.unsafe<Row[]>(sampleOf(name)))];
    if (rows.length === 0) throw new Error(`This shop has no '${name}'`);
    cachedRows.set(name, rows);
    return rows;
  };

  /** Rolls back after everything that a commit would do. */
  const ask = async (probe: Probe, turn: number): Promise<Took> => {
    const rows = await about(probe.about);
    const one = rows[turn % rows.length] ?? {};
    const { role, sub } = probe.who?.(one) ?? anon;
    const args = Object.entries(probe.with(one)).map(([name, value]) => `${name} => ${lit(value)}`);
    const settings: [string, string][] = [
      ["request.jwt.claims", JSON.stringify(sub ? { sub, role } : { role })],
      ["request.headers", headers()],
      ["statement_timeout", TIMEOUTS[role]],
      ["role", role],
    ];
    const script = `begin; select ${settings.map(([name, value]) => `set_config('${name}', ${lit(value)}, true)`).join(", ")};
      select public.${probe.verb}(${args.join(", ")}) as answer; set constraints all immediate; rollback`;
    const [started, ran] = [performance.now(), ranFor(pid)];
    try {
      const results = (await sql.unsafe(script).simple()) as unknown as { answer?: unknown }[][];
      const took = { ms: performance.now() - started, cpu: ranFor(pid) - ran };
      const answer = results[2]?.[0]?.answer ?? null;
      const isRight = probe.right?.(answer) ?? (answer !== null && (answer as { ok?: boolean }).ok !== false);
      if (!isRight) throw new Error(`answered ${JSON.stringify(answer)}`);
      return took;
    } catch (error) {
      await sql.unsafe("rollback");
      throw error;
    }
  };
  const leave = () => sql.end({ timeout: 5 });
  return { ask, leave };
}

export type Visitor = Awaited<ReturnType<typeof openVisitor>>;
