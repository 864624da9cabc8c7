import { randomBytes, randomUUID } from "node:crypto";
import { runHousekeeping } from "../housekeeping.ts";
import { linkFromMail } from "../inbox.ts";
import { makePaidBooking, newEmail, type OwnBooking, holdSeats, payBooking } from "./bookings.ts";
import { askAsAdmin, askAsTraveler, readRows, send, type Shop } from "./shop.ts";
import { daysAhead, makeTour } from "./tours.ts";

export type ShopWithMail = Shop & { stateDir: string };
export type Guide = { id: string; name: string; email: string; invitation: string };
export type LedDeparture = { id: string; title: string; day: string; tourId: string };

const PASSWORD = "silkroad";

export async function invitationOf(
  { url, stateDir }: ShopWithMail,
  email: string,
  to: "guide" | "admin" = "guide",
): Promise<string> {
  await runHousekeeping(url, stateDir);
  return linkFromMail(url, email, `/${to}#invitation=`);
}

export async function invitedGuide(
  shop: ShopWithMail,
  name = `Aziz ${randomUUID().replaceAll(/[^a-f]/g, "")}`,
): Promise<Guide> {
  const guide = { id: randomUUID(), name, email: newEmail("guide") };
  await askAsAdmin(shop, "rpc/save_guide", { guide: { ...guide, phone: null } });
  await askAsAdmin(shop, "rpc/invite_guide", { guide: guide.id });
  return { ...guide, invitation: await invitationOf(shop, guide.email) };
}

export async function acceptInvitation(
  shop: Shop,
  { email, invitation }: Pick<Guide, "email" | "invitation">,
): Promise<string> {
  const account = { email, password: PASSWORD };
  const signedUp = await send(shop, "auth/v1/signup", { body: account });
  if (!signedUp.ok) throw new Error(`signup: ${signedUp.status} ${await signedUp.text()}`);
  await fetch(await linkFromMail(shop.url, email, "/auth/v1/verify"), { redirect: "manual" });
  const response = await send(shop, "auth/v1/token?grant_type=password", { body: account });
  const session: { access_token: string } = JSON.parse(await response.text());
  const token = new URLSearchParams(new URL(invitation).hash.slice(1)).get("invitation");
  const accepted = await askAsTraveler<{ ok: boolean }>(shop, "accept_invitation", { token }, session.access_token);
  if (!accepted.ok) throw new Error("The invitation was not accepted");
  return session.access_token;
}

export async function guideWithAccount(shop: ShopWithMail, name?: string): Promise<Guide & { token: string }> {
  const guide = await invitedGuide(shop, name);
  return { ...guide, token: await acceptInvitation(shop, guide) };
}

export function phoneOf(shop: Shop, { token }: { token: string }) {
  const phone = { device_id: randomUUID(), device_key: randomBytes(32).toString("base64url") };
  return {
    sync: () => askAsTraveler(shop, "guide_roster", { ...phone, known: {} }, token),
    tell: (verb: "report_check_in" | "report_cash", body: object) =>
      askAsTraveler(
        shop,
        verb,
        { [verb === "report_cash" ? "cash" : "fact"]: { id: randomUUID(), ...phone, ...body } },
        token,
      ),
  };
}

export async function assign(shop: Shop, { id }: { id: string }, guide: { id: string } | null): Promise<void> {
  const [row] = await readRows<{ tour_id: string; start_date: string }>(shop, `departures?id=eq.${id}`);
  const departure = { tour_id: row?.tour_id, start_date: row?.start_date, guide_id: guide?.id ?? null };
  await askAsAdmin(shop, "rpc/save_departure", { departure });
}

export async function ledDeparture(
  shop: Shop,
  guide: { id: string },
  { bookings = 3, deposit = false }: { bookings?: number; deposit?: boolean } = {},
): Promise<LedDeparture & { held: OwnBooking[] }> {
  const [day = ""] = daysAhead(deposit ? 40 : 3);
  const tour = await makeTour(shop, [day]);
  const held = [];
  for (let at = 0; at < bookings; at += 1) {
    if (deposit && at === 0) {
      const own = await holdSeats(shop, tour, day, { guests: 5 });
      await payBooking(shop, own, "deposit");
      held.push(own);
    } else held.push(await makePaidBooking(shop, tour, day, { guests: (at % 2) + 1 }));
  }
  const departure = { tour_id: tour.id, start_date: day, guide_id: guide.id };
  await askAsAdmin(shop, "rpc/save_departure", { departure });
  const [row] = await readRows<{ id: string }>(shop, `departures?tour_id=eq.${tour.id}`);
  if (!row) throw new Error("No departure");
  return { id: row.id, title: tour.title, day, tourId: tour.id, held };
}

export async function moveMeeting(
  shop: Shop,
  { tourId, day }: LedDeparture,
  point: string,
  time: string,
): Promise<void> {
  const departure = { tour_id: tourId, start_date: day, meeting_point: point, meeting_time: time };
  await askAsAdmin(shop, "rpc/save_departure", { departure });
}
