import type { Database, Row } from "./database.ts";

/** Counts the provider's refunds in units of its settlement, without reading our own rows. */
export class ProviderMoney {
  readonly #sent: Map<string, { units: number; times: number }>;

  constructor(earlier?: ProviderMoney) {
    this.#sent = new Map(earlier && [...earlier.#sent].map(([payment, sent]) => [payment, { ...sent }]));
  }

  add(payment: string, units: number): void {
    const { units: before = 0, times = 0 } = this.#sent.get(payment) ?? {};
    this.#sent.set(payment, { units: before + units, times: times + 1 });
  }

  returnAll(payment: string): void {
    const { times = 0 } = this.#sent.get(payment) ?? {};
    this.#sent.set(payment, { units: Number.POSITIVE_INFINITY, times: times + 1 });
  }

  /** Each amount is rounded to a cent once, so the ledger may be off by a cent for each. */
  async lies(db: Database, booking: string): Promise<Row[]> {
    const held = await db.query(`
      select p.id, p.amount_cents::int as paid, coalesce(p.settlement_amount, p.amount_cents)::float8 as charged,
        coalesce(sum(e.cents), 0)::int as held
      from public.payments p left join public.ledger_entries e on e.payment_id = p.id and e.account = 'provider'
      where p.booking_id = '${booking}' and p.method = 'provider' and p.status in ('completed', 'refunded')
      group by p.id`);
    return held.filter(({ id, paid, charged, held: cents }) => {
      const { units = 0, times = 0 } = this.#sent.get(String(id)) ?? {};
      const rest = Number(paid) * (1 - Math.min(units, Number(charged)) / Number(charged));
      return Math.abs(Number(cents) - rest) > times;
    });
  }
}
