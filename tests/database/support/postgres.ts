import postgres from "postgres";
import type { Database, Row } from "./database.ts";
import { hostedGround } from "./hosted-ground.ts";
import { type Cluster, dropTemplates, startCluster, superuser } from "./postgres-cluster.ts";

export type Served = Database &
  Pick<Cluster, "socket" | "restart"> & {
    leave: (folder: string) => Promise<void>;
  };

export const connect = (socket: string, max = 4, user = "postgres") =>
  postgres({ host: socket, user, database: "postgres", max, onnotice: () => {}, prepare: true });

const unsafeQuery =
  (tx: postgres.TransactionSql) =>
  (text: string): Promise<Row[]> =>
    tx.unsafe<Row[]>(text).then((rows) => [...rows]);

export function manySessions(db: Served, count: number): Database {
  const sql = connect(db.socket, count);
  return {
    ...db,
    transaction: async (run) => (await sql.begin((tx) => run(unsafeQuery(tx)))) as never,
    close: () => sql.end({ timeout: 1 }),
  };
}

const served = ({ socket, restart, stop, leave }: Cluster, sql: postgres.Sql): Served => ({
  socket,
  restart,
  query: (text) => sql.unsafe<Row[]>(text).then((rows) => [...rows]),
  exec: async (text) => {
    await sql.unsafe(text).simple();
  },
  transaction: async (run) => {
    const result = await sql.begin((tx) => run(unsafeQuery(tx)));
    return result as Awaited<ReturnType<typeof run>>;
  },
  close: async () => {
    await sql.end({ timeout: 1 });
    stop();
  },
  leave: async (folder) => {
    await sql.end({ timeout: 1 });
    leave(folder);
  },
});

export const openCluster = (cluster: Cluster): Served => served(cluster, connect(cluster.socket));

export function openBarePostgres(bin: string): Served {
  const cluster = startCluster(bin);
  return served(cluster, connect(cluster.socket, 4, superuser));
}

export async function openPostgres(bin: string): Promise<Served> {
  const cluster = startCluster(bin);
  const ground = connect(cluster.socket, 1, superuser);
  for (const statement of dropTemplates) await ground.unsafe(statement);
  await ground.unsafe(hostedGround).simple();
  await ground.end();
  return openCluster(cluster);
}
