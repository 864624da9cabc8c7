import { randomUUID } from "node:crypto";
import type { Database, Row, Who } from "./database.ts";
import * as f from "./fixtures.ts";
import type { ProviderMoney } from "./provider-money.ts";

export type Purse = {
  wish: Row & { id: string; token: string };
  payments: string[];
  told?: (() => Promise<unknown>)[];
  provider?: ProviderMoney;
};

export const tell = async (db: Database, { told }: Purse, who: Who, verb: string, args: Row): Promise<f.Answer> => {
  const ask = () => f.ask(db, who, verb, args);
  const answer = await ask();
  // A refused call may succeed later: the desk can hand over a refund once the provider has failed.
  if (answer.ok) told?.push(ask);
  return answer;
};

export const event = (db: Database, purse: Purse, payment: string, status: string, more: Row = {}) =>
  tell(db, purse, f.service, "apply_payment_event", {
    payment_id: payment,
    new_status: status,
    source: "test",
    dedupe_key: randomUUID(),
    ...more,
  });
