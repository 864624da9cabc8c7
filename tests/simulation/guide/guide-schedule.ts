import { bookingId } from "../../../src/domain/guide/guide.fixture.ts";
import { drawFaults } from "../faults.ts";
import { createRandom } from "../random.ts";
import { createTime } from "../virtual-time.ts";
import type { GuideMistake } from "./guide-mistakes.ts";
import { createWatch, judgeGuides } from "./guide-oracle.ts";
import { createGuideServer, type GuideServer } from "./guide-server.ts";
import { createPhone, type Phone } from "./phone.ts";

const CHAOS_MS = 15 * 60_000;
const HEALED_MS = CHAOS_MS + 12 * 60_000;
const LOOK_MS = 5_000;
const SKEW_MS = 4 * 60_000;

export const DEPARTURES = ["de900000-0000-4000-8000-000000000001", "de900000-0000-4000-8000-000000000002"] as const;
const BOOKINGS = 6;

export async function runGuides(
  seed: number,
  mistake: GuideMistake = {},
  met: (what: string) => void = () => undefined,
): Promise<{ server: GuideServer; problems: string[] }> {
  const time = createTime();
  const random = createRandom(seed);
  const server = createGuideServer(time, mistake.server);
  const [here, there] = DEPARTURES;
  const guides = random.pick([
    ["aziz", "aziz"],
    ["aziz", "bona"],
  ]);
  for (let number = 1; number <= BOOKINGS; number += 1)
    server.book(number, random.chance(0.8) ? here : there, random.int(1, 4));
  // A voucher has the guests it was signed with, even after the booking changes.
  const vouchers = [...server.bookings.values()].map(({ id, departure_id, guests }) => ({
    booking_id: id,
    departure_id,
    guests,
  }));
  for (const id of DEPARTURES) server.assign(id, "aziz");

  const phones: Phone[] = guides.map((guide, at) => {
    const faults = drawFaults(random, time, CHAOS_MS);
    const deaf = Array.from({ length: random.int(0, 3) }, () => {
      const from = random.int(20_000, CHAOS_MS);
      return { from, to: from + random.int(10_000, 8 * 60_000) };
    });
    const isDeaf = () => time.now() < CHAOS_MS && deaf.some(({ from, to }) => time.now() >= from && time.now() < to);
    return createPhone({
      name: `phone-${at + 1}`,
      guide,
      server,
      time,
      random,
      faults: {
        now: () => {
          const rates = faults.now();
          const calm = { ...rates, lostRequest: 0, lostAnswer: 0, refuses: 0, offline: false };
          return time.now() < 20_000 ? calm : { ...rates, offline: isDeaf() };
        },
      },
      skewMs: random.int(-SKEW_MS, SKEW_MS),
      mistake,
    });
  });

  const sometime = (run: () => void) => time.at(random.int(20_000, CHAOS_MS - 1_000), run);
  const several = (least: number, most: number, run: () => void) => {
    for (let left = random.int(least, most); left > 0; left -= 1) sometime(run);
  };
  const aPhone = () => random.pick(phones as [Phone]);
  const aBooking = () => bookingId(random.int(1, BOOKINGS));
  const voucherOf = (id: string) => vouchers.find(({ booking_id }) => booking_id === id);

  for (const phone of phones) for (let left = random.int(1, 2); left > 0; left -= 1) phone.openTab();
  several(4, 14, () => {
    const voucher = random.pick(vouchers as [(typeof vouchers)[0]]);
    const phone = aPhone();
    void phone.scan(here, voucher);
    for (let left = random.int(0, 4); left > 0; left -= 1) time.at(random.int(0, 8_000), phone.sync);
    if (random.chance(0.2)) time.at(random.int(0, 3_000), () => void phone.scan(here, voucher));
    if (random.chance(0.4)) time.at(random.int(0, 60_000), () => void aPhone().scan(here, voucher));
  });
  several(0, 4, () => {
    const phone = aPhone();
    const kind = random.pick(["absent", "undone", "undone", "arrived"] as const);
    const seen = phone.said.findLast(({ verdict }) => verdict.code === "welcome")?.voucher.booking_id;
    const id = (kind === "undone" && random.chance(0.7) ? seen : undefined) ?? aBooking();
    void phone.mark(here, id, kind, kind === "arrived" ? random.int(1, 5) : 0);
    const voucher = voucherOf(id);
    if (kind === "undone" && voucher) time.at(random.int(5_000, 60_000), () => void phone.scan(here, voucher));
  });
  several(0, 2, () => server.cancel(aBooking()));
  several(0, 2, () => server.move(aBooking(), random.pick([here, there])));
  several(0, 1, () => {
    const id = server.book(BOOKINGS + 1, here, 2);
    vouchers.push({ booking_id: id, departure_id: here, guests: 2 });
  });
  if (random.chance(0.6))
    several(1, 3, () => server.assign(random.pick([...DEPARTURES]), random.pick(["aziz", "bona"])));
  several(0, 6, () => aPhone().killTab());
  several(2, 12, () => aPhone().sync());
  several(0, 4, () => aPhone().wake());

  const watch = createWatch(phones);
  for (let at = LOOK_MS; at <= HEALED_MS; at += LOOK_MS) time.at(at, () => void watch.look());
  await time.runUntil(HEALED_MS);
  for (let again = 1; again <= 2; again += 1) {
    for (const phone of phones) phone.openTab();
    await time.runUntil(HEALED_MS + again * 60_000);
  }
  const problems = await judgeGuides(phones, server, DEPARTURES, watch.away, met);
  for (const { verdict } of phones.flatMap(({ said }) => said)) met(`shown: ${verdict.code}`);

  const before = server.dump();
  for (const phone of phones) for (const report of phone.storedFacts.values()) server.reportCheckIn(report);
  if (server.dump() !== before) problems.push("sending everything again changed the server");
  return { server, problems: [...watch.problems, ...problems] };
}
