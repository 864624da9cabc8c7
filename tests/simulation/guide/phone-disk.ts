import type { GuideFact, RosterAnswer, RosterDeparture } from "../../../src/domain/guide/roster.ts";
import type { OutboxEntry, OutboxStore } from "../../../src/domain/outbox/outbox-types.ts";
import { createMemoryDisk } from "../memory-disk.ts";

export type ReportedFact = { id: string; departure_id: string; fact: GuideFact };
export type StoredReport = { row: ReportedFact; entry: OutboxEntry };

export type PhoneDisk = OutboxStore & {
  read: () => Promise<{ roster: RosterDeparture[]; reports: ReportedFact[] }>;
  storeRoster: (answer: RosterAnswer) => Promise<void>;
  storeReports: (made: StoredReport, refuse: (facts: GuideFact[]) => boolean) => Promise<boolean>;
};

export type DiskMistakes = {
  dropsUnsent?: boolean;
  takesOldAnswers?: boolean;
};

/** The contract of data/local/guide/stored-roster.ts: every method is one transaction. */
export function createPhoneDisk(mistakes: DiskMistakes = {}): PhoneDisk {
  const outbox = createMemoryDisk();
  const roster = new Map<string, RosterDeparture>();
  const reports = new Map<string, ReportedFact>();
  let as_of = "";
  return {
    ...outbox,
    read: async () => ({ roster: [...roster.values()], reports: [...reports.values()] }),
    async storeRoster({ server_time, assigned, departures }) {
      if (!mistakes.takesOldAnswers && server_time < as_of) return;
      as_of = server_time;
      for (const departure of departures) if (assigned.includes(departure.id)) roster.set(departure.id, departure);
      for (const id of roster.keys()) if (!assigned.includes(id)) roster.delete(id);
      const received = new Set(departures.flatMap(({ facts }) => facts.map(({ id }) => id)));
      for (const { id, departure_id } of reports.values())
        if (received.has(id) || !assigned.includes(departure_id) || mistakes.dropsUnsent) reports.delete(id);
    },
    async storeReports({ row, entry }, refuse) {
      const own = [...reports.values()].filter(({ departure_id }) => departure_id === row.departure_id);
      if (refuse([...(roster.get(row.departure_id)?.facts ?? []), ...own.map(({ fact }) => fact)])) return false;
      reports.set(row.id, row);
      await outbox.add(entry, null);
      return true;
    },
  };
}
