import { connect } from "../../database/support/postgres.ts";
import { superuser } from "../../database/support/postgres-cluster.ts";
import { fillAround } from "./fill-around.ts";
import { fillBookings } from "./fill-bookings.ts";
import { fillCatalogue } from "./fill-catalogue.ts";
import { fillMoney } from "./fill-money.ts";
import type { Size } from "./size.ts";

/**
 * A shop of this size within minutes: no trigger runs and no reference is looked up, so what triggers would have made is
 * made here. Only a superuser may do so.
 */
export async function fill(socket: string, size: Size): Promise<void> {
  const sql = connect(socket, 1, superuser);
  const parts = [fillCatalogue, fillBookings, fillMoney, fillAround];
  try {
    await sql.unsafe("set session_replication_role = replica");
    for (const part of parts) await sql.unsafe(part(size)).simple();
    // As autovacuum would have left it.
    await sql.unsafe("vacuum (analyze)");
  } finally {
    await sql.end({ timeout: 5 });
  }
}
