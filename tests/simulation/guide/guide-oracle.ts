import { allFacts, sortFacts, checkInStateOf } from "../../../src/domain/guide/check-in-state.ts";
import { guestRows, headcount } from "../../../src/domain/guide/guest-list.ts";
import type { GuideFact } from "../../../src/domain/guide/roster.ts";
import { type GuideServer, SLACK_MS } from "./guide-server.ts";
import type { Phone } from "./phone.ts";

export function createWatch(phones: readonly Phone[]) {
  const shown = new Map<string, Set<string>>();
  const away = new Set<string>();
  const problems = new Set<string>();
  async function look() {
    for (const phone of phones) {
      const { roster, reports } = await phone.disk.read();
      for (const key of shown.keys()) {
        const [name, id] = key.split(" ");
        if (name !== phone.name || roster.some((departure) => departure.id === id)) continue;
        shown.delete(key);
        away.add(key);
      }
      for (const { id, facts } of roster) {
        const key = `${phone.name} ${id}`;
        const own = reports.flatMap((row) => (row.departure_id === id ? [row.fact] : []));
        const now = new Set(allFacts(own, facts).map((fact) => fact.id));
        for (const before of shown.get(key) ?? []) if (!now.has(before)) problems.add(`${key}: ${before} vanished`);
        shown.set(key, now);
      }
    }
  }
  return { look, away, problems };
}

function plain(fact: GuideFact): string {
  const { received_at: _, guide_name: __, doubt: ___, ...seen } = fact;
  return JSON.stringify(seen, Object.keys(seen).toSorted());
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
const byBooking = (facts: readonly GuideFact[]) => grouped(facts, ({ booking_id }) => booking_id);

function lostFacts(phone: Phone, server: GuideServer): string[] {
  return [...phone.storedFacts.values()].flatMap((report) => {
    const { device_key: _, departure_id, ...fact } = report;
    const there = server.facts.filter(({ id }) => id === report.id);
    const [kept] = there;
    if (there.length > 1) return [`${report.id} is on the server ${there.length} times`];
    if (kept) {
      const { departure_id: at, ...same } = kept;
      return at === departure_id && plain(same) === plain({ ...fact, received_at: null, guide_name: "" })
        ? []
        : [`${report.id} was changed`];
    }
    return [`${report.id} is lost`];
  });
}

function twiceByOnePhone(phone: Phone, server: GuideServer, away: ReadonlySet<string>): string[] {
  const own = server.facts.filter(
    ({ device_id, departure_id, doubt }) =>
      device_id === phone.name && !doubt && !away.has(`${phone.name} ${departure_id}`),
  );
  return [...grouped(own, ({ departure_id, booking_id }) => `${departure_id} ${booking_id}`)].flatMap(
    ([key, facts]) => {
      const arrivals = sortFacts(facts).filter(({ kind }) => kind === "arrived");
      const bad = arrivals.some((second, at) => {
        const first = arrivals[at - 1];
        const undone = server.facts.some(
          ({ kind, booking_id, seen_at }) =>
            kind === "undone" &&
            booking_id === second.booking_id &&
            first !== undefined &&
            seen_at >= first.seen_at &&
            seen_at <= second.seen_at,
        );
        return first !== undefined && !undone;
      });
      return bad ? [`${phone.name} let ${key} in twice`] : [];
    },
  );
}

const wronglyBelieved = (server: GuideServer): string[] =>
  server.facts.flatMap(({ id, doubt, seen_at, received_at, departure_id, device_id }) => {
    const guide = server.devices.get(device_id)?.guide;
    // A phone's clock may be ahead of the arrival.
    const seen = Math.min(Date.parse(seen_at), Date.parse(received_at ?? seen_at));
    const of = server.assignments.filter((row) => row.departure_id === departure_id);
    const isLed = of.findLast(({ began_at }) => began_at <= seen)?.guide === guide;
    const isSoon = of.some((row) => row.guide === guide && Math.abs(row.began_at - seen) <= SLACK_MS);
    return isLed === !doubt || isSoon ? [] : [`${id} is ${doubt ? "in doubt" : "believed"}`];
  });

export async function judgeGuides(
  phones: readonly Phone[],
  server: GuideServer,
  departures: readonly string[],
  away: ReadonlySet<string>,
  met: (what: string) => void = () => undefined,
): Promise<string[]> {
  const found: string[] = wronglyBelieved(server);
  for (const phone of phones) {
    found.push(...phone.problems, ...lostFacts(phone, server), ...twiceByOnePhone(phone, server, away));
    const { roster, reports } = await phone.disk.read();
    const theirs = departures.filter((id) => server.leaderOf(id) === phone.guide);
    if (
      roster
        .map(({ id }) => id)
        .toSorted()
        .join() !== theirs.toSorted().join()
    )
      found.push(`${phone.name} has other departures than it leads`);
    for (const departure of roster) {
      const { id } = departure;
      const refused = reports.filter(
        (row) => row.departure_id === id && !server.facts.some((fact) => fact.id === row.id),
      );
      const facts = allFacts(
        reports.flatMap((row) => (row.departure_id === id && !refused.includes(row) ? [row.fact] : [])),
        departure.facts,
      );
      const truth = byBooking(server.factsOf(id));
      const here = byBooking(facts);
      if (truth.size !== here.size) found.push(`${phone.name} knows of ${here.size} bookings of ${truth.size}`);
      for (const [booking_id, known] of truth) {
        const standing = checkInStateOf(known);
        if (known.some(({ doubt }) => doubt)) met("shown with a doubt about its time");
        const shown = checkInStateOf(here.get(booking_id) ?? []);
        if (JSON.stringify(standing) !== JSON.stringify(shown))
          found.push(`${phone.name}: ${booking_id} stands otherwise`);
        if (standing.state !== "in") continue;
        met("in");
        if (standing.doubles.length > 0) met("a double, shown with both times");
        if (departure.bookings.find((booking) => booking.id === booking_id)?.left_at) met("in, and cancelled or moved");
      }
      const { booked, in: arrived, absent, missing } = headcount(guestRows(departure, facts));
      const counted = JSON.stringify({ expected: booked, arrived, absent, unknown: missing });
      const figures = JSON.stringify(server.figures(id));
      if (counted !== figures) found.push(`${phone.name} counts ${counted}, the server ${figures}`);
    }
  }
  return found;
}
