import { migrate } from "../../database/support/migrations.ts";
import { openPostgres } from "../../database/support/postgres.ts";
import { fill } from "./fill.ts";
import type { Size } from "./size.ts";

export async function openShop(binaries: string, size: Size) {
  const database = await openPostgres(binaries);
  await migrate(database);
  await fill(database.socket, size);
  return database;
}
