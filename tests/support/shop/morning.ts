import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { addDays, todayInTashkent } from "../../../src/domain/catalogue/travel-dates.ts";
import { newEmail, newName } from "./bookings.ts";
import { askAsAdmin, type Shop } from "./shop.ts";
import { makeTour } from "./tours.ts";

const TEN = Array.from({ length: 10 }, (_, at) => at);
const FIVE = TEN.slice(0, 5);
const WITH_FEES = 55_000;

/** Each address may send ten forms, so the visitors come from addresses of their own. */
const sendForm = ({ url, keys }: Shop, from: number, verb: string, body: object): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", apikey: keys.publishable };
    const address = { host: "127.0.0.1", port: new URL(url).port, localAddress: `127.0.8.${from}` };
    const call = request({ ...address, path: `/rest/v1/rpc/${verb}`, method: "POST", headers }, (answer) => {
      answer.resume();
      if (answer.statusCode === 200) resolve();
      else reject(new Error(`${verb}: ${answer.statusCode}`));
    });
    call.on("error", reject);
    call.end(JSON.stringify(body));
  });

async function bookByHand(shop: Shop, tour: { id: string }, day: string, name: string): Promise<string> {
  const [first, last] = name.split(" ");
  const id = randomUUID();
  const booking = { id, tour_id: tour.id, guests: 1, check_in: day, check_out: day };
  const guest = { customer_first_name: first, customer_last_name: last, customer_phone: "+998 90 123 45 67" };
  await askAsAdmin(shop, "rpc/admin_manual_booking", {
    booking: { ...booking, ...guest, customer_email: newEmail("guest") },
  });
  return id;
}

const recordCash = (shop: Shop, booking_id: string, amount_cents: number) =>
  askAsAdmin(shop, "rpc/admin_record_money", { booking_id, payment_id: randomUUID(), method: "cash", amount_cents });

type Waiting = { unnamed: { rows: { id: string }[] }; unguided: { rows: { id: string }[] } };

/** The seed's own bookings lack names and a guide too. */
export async function settleSeed(shop: Shop): Promise<void> {
  const { unnamed, unguided } = await askAsAdmin<Waiting>(shop, "rpc/admin_today", {});
  for (const { id } of unnamed.rows) await askAsAdmin(shop, "rpc/admin_ask_names", { booking_id: id });
  const guide_id = randomUUID();
  await askAsAdmin(shop, "rpc/save_guide", { guide: { id: guide_id, name: newName("Guide") } });
  for (const { id } of unguided.rows) await askAsAdmin(shop, "rpc/save_departure", { departure: { id, guide_id } });
}

export async function makeMorning(shop: Shop, visitors: number): Promise<void> {
  const today = todayInTashkent(Date.now());
  for (const at of TEN) {
    const sender = () => ({ id: randomUUID(), name: newName("Sender"), email: newEmail("sender") });
    const from = visitors + at;
    await sendForm(shop, from, "submit_trip_request", { request: { ...sender(), guests: 2, cities: ["Khiva"] } });
    await sendForm(shop, from, "submit_contact_message", { message: { ...sender(), message: "Is it cold in May?" } });
  }
  for (const _ of FIVE)
    await askAsAdmin(shop, "rpc/save_guide", { guide: { id: randomUUID(), name: newName("Guide") } });
  const refunded = await makeTour(shop, []);
  for (const at of FIVE) {
    const tour = await makeTour(shop, [], { duration_days: 2 });
    const day = addDays(today, 2 + at);
    for (const word of ["First", "Second"]) {
      const booking_id = await bookByHand(shop, tour, day, newName(word));
      await recordCash(shop, booking_id, WITH_FEES);
    }
    const booking_id = await bookByHand(shop, refunded, addDays(today, 60), newName("Refunded"));
    await recordCash(shop, booking_id, 5_000);
    await askAsAdmin(shop, "rpc/admin_cancel_booking", { booking_id, reason: "Ill", refund_cents: 5_000 });
  }
}
