/**
 * A second reading of the Cancellation Policy from its page alone, in fractions of cents, without the product's code.
 */
export type Reading = {
  settled: number;
  floor: number;
};

export type Facts = {
  status: string;
  guests: number;
  days: number;
  calledOff: boolean;
  sale: number;
  here: number;
  total: number;
  /** `price` excludes amounts that the operator keeps beyond it. */
  price: number;
  promised: number;
  fee: number;
  kept: number;
};

export type Change = {
  guests: number;
  days: number;
  /** `agreed` is the remaining guests' cost at the agreed price; `price` is the whole trip after the change. */
  agreed: number;
  price: number;
  waived: boolean;
  chosen?: number | undefined;
};

export const untouched: Reading = { settled: 0, floor: 0 };

function byThePage(sale: number, guests: number, days: number): number {
  // 'Full refund minus $100 per person, never less than 75%'
  if (days >= 60) return Math.min(100_00 * guests, sale * 0.25);
  if (days >= 30) return sale * 0.25;
  return days >= 15 ? sale * 0.5 : sale;
}
const stays = (sale: number, guests: number, days: number, floor: number) =>
  Math.max(Math.min(floor, sale), byThePage(sale, guests, days));
const liveOf = ({ sale }: Facts, { settled }: Reading) => Math.max(0, sale - settled);

export function backOnCancelling(facts: Facts, reading: Reading): number {
  if (facts.status !== "confirmed") return 0;
  if (facts.calledOff) return facts.here;
  const kept = reading.settled + stays(liveOf(facts, reading), facts.guests, facts.days, reading.floor);
  return Math.max(0, facts.here - kept);
}

export function afterChange(facts: Facts, reading: Reading, change: Change) {
  const goodwill = facts.total - facts.sale;
  const live = liveOf(facts, reading);
  const moved = change.days !== facts.days;
  let { floor } = reading;
  let settled = Math.min(reading.settled, facts.sale);
  let rest = live;
  if (facts.calledOff || (change.waived && moved)) {
    [settled, floor, rest] = [0, 0, Math.max(0, change.price - goodwill)];
  } else {
    const above = live - (facts.price - goodwill);
    if (change.agreed > facts.price) rest = Math.max(live, change.agreed - goodwill);
    if (change.agreed < facts.price)
      rest = Math.min(live, Math.max(0, change.agreed - goodwill + (above * change.agreed) / facts.price));
    const now = stays(live, facts.guests, facts.days, floor);
    const left = live === 0 ? 0 : Math.max(0, live - rest) / live;
    floor = Math.min(floor, live) * (1 - left);
    const then = stays(rest, change.guests, facts.days, floor);
    if (!change.waived) settled += Math.min(Math.max(0, now - then), Math.max(0, facts.here - settled));
    if (moved) {
      floor = Math.min(now, then);
      rest = Math.max(change.price - goodwill, floor);
    }
  }
  const byPolicy = Math.max(0, facts.here - settled - rest);
  const back = change.chosen ?? byPolicy;
  if (Math.abs(back - byPolicy) > 2) settled = facts.here - rest - back;
  return { reading: { settled, floor }, back, sale: settled + rest };
}
