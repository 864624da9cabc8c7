import postgres from "postgres";
import type { Database, Row } from "./database.ts";
import { startCluster } from "./postgres-cluster.ts";

export const connect = (socket: string, max = 4) =>
  postgres({ host: socket, user: "postgres", database: "postgres", max, onnotice: () => {}, prepare: true });

export const openPostgres = async (bin: string): Promise<Database & { socket: string }> => {
  const { socket, stop } = startCluster(bin);
  const sql = connect(socket);
  return {
    socket,
    query: (text) => sql.unsafe<Row[]>(text).then((rows) => [...rows]),
    exec: async (text) => {
      await sql.unsafe(text).simple();
    },
    transaction: async (run) => {
      const result = await sql.begin((tx) => run((text) => tx.unsafe<Row[]>(text).then((rows) => [...rows])));
      return result as Awaited<ReturnType<typeof run>>;
    },
    close: async () => {
      await sql.end({ timeout: 1 });
      stop();
    },
  };
};
