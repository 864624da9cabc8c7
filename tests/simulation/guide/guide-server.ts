import { aRosterBooking, aRosterDeparture } from "../../../src/domain/guide/guide.fixture.ts";
import type { GuideFact, RosterAnswer, RosterBooking } from "../../../src/domain/guide/roster.ts";
import { EPOCH_MS } from "../server.ts";
import type { Time } from "../virtual-time.ts";

export type GuideMistakes = {
  noUniqueKey?: boolean;
  believesAnyTime?: boolean;
  countsByReceipt?: boolean;
};

export type SentReport = Omit<GuideFact, "received_at" | "guide_name"> & { departure_id: string; device_key: string };
export type Refused = { ok: false; code: string };

type Booking = RosterBooking & { departure_id: string; leftFrom: Map<string, string> };
type Device = { guide: string; key: string; registered_at: number };
type Assignment = { departure_id: string; guide: string; began_at: number; ended_at: number | null };
export type KeptFact = GuideFact & { departure_id: string };

export const SLACK_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

/** The migrations guide_roster and guide_reports in memory; `tests/database` compares both. */
export function createGuideServer(time: Time, mistakes: GuideMistakes = {}) {
  const assignments: Assignment[] = [];
  const bookings = new Map<string, Booking>();
  const devices = new Map<string, Device>();
  const facts: KeptFact[] = [];
  const now = () => EPOCH_MS + time.now();
  const instant = () => new Date(now()).toISOString();

  const partyOf = (departure_id: string): RosterBooking[] =>
    [...bookings.values()]
      .filter((booking) => booking.departure_id === departure_id || booking.leftFrom.has(departure_id))
      .map(({ departure_id: at, leftFrom, ...booking }) => ({
        ...booking,
        left_at: at === departure_id ? booking.left_at : (leftFrom.get(departure_id) ?? null),
      }));

  const factsOf = (id: string): GuideFact[] =>
    facts
      .filter((fact) => fact.departure_id === id)
      .map((fact) => {
        const { departure_id: _, ...shown } = fact;
        return { ...shown, guests: Math.min(shown.guests, bookings.get(shown.booking_id)?.guests ?? shown.guests) };
      });

  function departureOf(id: string) {
    const departure = aRosterDeparture({ id, bookings: partyOf(id), facts: factsOf(id) });
    return { ...departure, hash: JSON.stringify({ ...departure, hash: "" }) };
  }

  function roster(
    guide: string,
    device_id: string,
    key: string,
    known: Readonly<Record<string, string>>,
  ): RosterAnswer | Refused {
    const device = devices.get(device_id) ?? { guide, key, registered_at: now() };
    if (device.key !== key || device.guide !== guide) return { ok: false, code: "unknown_device" };
    devices.set(device_id, device);
    const theirs = assignments.flatMap((row) =>
      row.guide === guide && row.ended_at === null ? [row.departure_id] : [],
    );
    const departures = theirs.map(departureOf).filter(({ id, hash }) => known[id] !== hash);
    return { server_time: instant(), guide: { id: guide, name: guide }, assigned: theirs, departures };
  }

  const ledBy = ({ guide }: Device, id: string) =>
    assignments.filter((row) => row.guide === guide && row.departure_id === id);

  function doubtOf({
    device_id,
    departure_id,
    seen_at,
  }: Pick<KeptFact, "device_id" | "departure_id" | "seen_at">): string | null {
    const device = devices.get(device_id);
    const seen = Date.parse(seen_at);
    const isTimely = device && seen + SLACK_MS >= device.registered_at && seen <= now() + SLACK_MS;
    const isWithin =
      isTimely &&
      ledBy(device, departure_id).some(
        ({ began_at, ended_at }) => seen + SLACK_MS >= began_at && (ended_at === null || ended_at > seen),
      );
    return isWithin || mistakes.believesAnyTime ? null : "outside_assignment";
  }

  function whyNot({ device_id, device_key, departure_id, booking_id, seen_at }: SentReport): string | null {
    const device = devices.get(device_id);
    const seen = Date.parse(seen_at);
    if (seen > now() + DAY_MS) return "invalid_fact";
    if (device?.key !== device_key) return "unknown_device";
    const led = ledBy(device, departure_id);
    if (led.length === 0) return "not_your_departure";
    const booking = bookings.get(booking_id);
    if (booking?.departure_id !== departure_id && !booking?.leftFrom.has(departure_id)) return "invalid_fact";
    return null;
  }

  function reportCheckIn(report: SentReport): { ok: true } | Refused {
    const known = facts.find(({ id }) => id === report.id);
    if (known && !mistakes.noUniqueKey)
      return known.device_id === report.device_id ? { ok: true } : { ok: false, code: "invalid_fact" };
    const code = whyNot(report);
    if (code !== null) return { ok: false, code };
    const { device_key: _, ...fact } = report;
    const guide_name = devices.get(report.device_id)?.guide ?? "";
    facts.push({ ...fact, received_at: instant(), guide_name, doubt: doubtOf(report) });
    return { ok: true };
  }

  function figures(departure_id: string) {
    const sum = { expected: 0, arrived: 0, absent: 0, unknown: 0 };
    const at = ({ seen_at, received_at }: GuideFact) => (mistakes.countsByReceipt ? (received_at ?? "") : seen_at);
    const later = (one: GuideFact, other: GuideFact) =>
      at(one) > at(other) || (at(one) === at(other) && one.id > other.id);
    for (const booking of bookings.values()) {
      const own = factsOf(departure_id).filter((fact) => fact.booking_id === booking.id && !fact.doubt);
      const here = booking.departure_id === departure_id && booking.status === "confirmed";
      if (!here && own.length === 0) continue;
      const places = here ? booking.guests : 0;
      const standing = own.filter(
        (fact) => fact.kind !== "undone" && !own.some((other) => other.kind === "undone" && later(other, fact)),
      );
      const [counts] = standing.toSorted(
        (one, other) => Number(one.kind === "absent") - Number(other.kind === "absent") || (later(one, other) ? 1 : -1),
      );
      sum.expected += places;
      if (counts?.kind === "arrived") sum.arrived += counts.guests;
      else if (counts?.kind === "absent") sum.absent += places;
      else sum.unknown += places;
    }
    return sum;
  }

  return {
    facts,
    bookings,
    devices,
    roster,
    reportCheckIn,
    figures,
    factsOf,
    departureOf,
    assign(departure_id: string, guide: string) {
      const row = assignments.find((open) => open.departure_id === departure_id && open.ended_at === null);
      if (row?.guide === guide) return;
      if (row) row.ended_at = now();
      assignments.push({ departure_id, guide, began_at: now(), ended_at: null });
    },
    assignments,
    doubtOf,
    leaderOf: (departure_id: string) =>
      assignments.find((open) => open.departure_id === departure_id && open.ended_at === null)?.guide,
    book(number: number, departure_id: string, guests: number) {
      const booking = aRosterBooking(number, { guests });
      bookings.set(booking.id, { ...booking, departure_id, leftFrom: new Map() });
      return booking.id;
    },
    cancel(id: string) {
      const booking = bookings.get(id);
      if (booking?.status !== "confirmed") return;
      booking.status = "cancelled";
      booking.left_at = instant();
    },
    move(id: string, to: string) {
      const booking = bookings.get(id);
      if (booking?.status !== "confirmed" || booking.departure_id === to) return;
      booking.leftFrom.set(booking.departure_id, instant());
      booking.leftFrom.delete(to);
      booking.departure_id = to;
    },
    dump: () => JSON.stringify(facts.map((fact) => ({ ...fact, received_at: null }))),
  };
}
export type GuideServer = ReturnType<typeof createGuideServer>;
