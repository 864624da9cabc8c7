import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postgresBinaries, superuser } from "../../database/support/postgres-cluster.ts";
import { openBarePostgres } from "../../database/support/postgres.ts";
import { stackState } from "../shared-stack.ts";
import { startStack } from "../stack.ts";

export async function startShopInTime() {
  const bin = postgresBinaries();
  if (!bin) throw new Error("npm has no PostgreSQL for this platform");
  const database = openBarePostgres(bin);
  const stateDir = mkdtempSync(join(tmpdir(), "journey-in-time-"));
  cpSync(join(stackState, "secrets.json"), join(stateDir, "secrets.json"));
  // Without a host in the address, libpq's variables lead to the socket.
  const connection = { DATABASE_URL: "postgres:///postgres", PGHOST: database.socket, PGUSER: superuser };
  const env = { ...connection, BUILD_DIR: join(stackState, "dist"), HOUSEKEEPING_SECONDS: "3600" };
  const stack = await startStack({ stateDir, env });
  return {
    shop: { url: stack.url, keys: stack.keys, stateDir },
    database,
    endHold: (email: string) =>
      database.query(
        `update public.bookings set expires_at = now() - interval '3 hours', created_at = now() - interval '4 hours'
         where customer_email = '${email}'`,
      ),
    beginTrip: ({ id }: { id: string }, days: number) =>
      database.exec(`alter table public.bookings disable trigger guard;
        update public.bookings set check_in = private.today() + ${days}, check_out = private.today() + ${days},
          ends_on = private.today() + ${days + 2} where id = '${id}';
        alter table public.bookings enable trigger guard`),
    stop: async () => {
      await stack.stop();
      await database.close();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}
