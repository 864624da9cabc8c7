import type { GuideFact, PocketAnswer, PocketDeparture } from "../../../src/domain/guide/pocket.ts";
import type { OutboxEntry, OutboxStore } from "../../../src/domain/outbox/outbox-types.ts";
import { createMemoryDisk } from "../memory-disk.ts";

export type ToldFact = { id: string; departure_id: string; fact: GuideFact };
export type Kept = { row: ToldFact; entry: OutboxEntry };

export type PhoneDisk = OutboxStore & {
  read: () => Promise<{ pocket: PocketDeparture[]; told: ToldFact[] }>;
  takePocket: (answer: PocketAnswer) => Promise<void>;
  /** Refuses on the state inside the transaction. */
  keepTold: (made: Kept, refuse: (facts: GuideFact[]) => boolean) => Promise<boolean>;
};

export type DiskMistakes = {
  dropsUnsent?: boolean;
  takesOldAnswers?: boolean;
};

/** The contract of data/local/guide/pocket.ts: every method is one transaction. */
export function createPhoneDisk(mistakes: DiskMistakes = {}): PhoneDisk {
  const outbox = createMemoryDisk();
  const pocket = new Map<string, PocketDeparture>();
  const told = new Map<string, ToldFact>();
  let as_of = "";
  return {
    ...outbox,
    read: async () => ({ pocket: [...pocket.values()], told: [...told.values()] }),
    async takePocket({ server_time, assigned, departures }) {
      if (!mistakes.takesOldAnswers && server_time < as_of) return;
      as_of = server_time;
      for (const departure of departures) if (assigned.includes(departure.id)) pocket.set(departure.id, departure);
      for (const id of pocket.keys()) if (!assigned.includes(id)) pocket.delete(id);
      const heard = new Set(departures.flatMap(({ facts }) => facts.map(({ id }) => id)));
      for (const { id, departure_id } of told.values())
        if (heard.has(id) || !assigned.includes(departure_id) || mistakes.dropsUnsent) told.delete(id);
    },
    async keepTold({ row, entry }, refuse) {
      const own = [...told.values()].filter(({ departure_id }) => departure_id === row.departure_id);
      if (refuse([...(pocket.get(row.departure_id)?.facts ?? []), ...own.map(({ fact }) => fact)])) return false;
      told.set(row.id, row);
      await outbox.add(entry, null);
      return true;
    },
  };
}
