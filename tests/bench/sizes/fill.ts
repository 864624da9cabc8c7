import { superuser } from "../../database/support/postgres-cluster.ts";
import { connect } from "../../database/support/postgres.ts";
import { fillAround } from "./fill-around.ts";
import { fillBookings } from "./fill-bookings.ts";
import { fillCatalogue } from "./fill-catalogue.ts";
import { fillMoney } from "./fill-money.ts";
import { fillPersons } from "./fill-persons.ts";
import type { Size } from "./size.ts";

/** Disables triggers and foreign keys to fill the shop within minutes, which needs a superuser. */
export async function fill(socket: string, size: Size): Promise<void> {
  const sql = connect(socket, 1, superuser);
  const parts = [fillCatalogue, fillBookings, fillMoney, fillAround, fillPersons];
  try {
    await sql.unsafe("set session_replication_role = replica");
    for (const part of parts) await sql.unsafe(part(size)).simple();
    await sql.unsafe("vacuum (analyze)");
  } finally {
    await sql.end({ timeout: 5 });
  }
}
