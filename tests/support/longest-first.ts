import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The slowest files of their lanes start first, because the run would wait for a late one. */
const LONG = [
  "desk-full",
  "accessibility",
  "time",
  "pwa-damaged",
  "desk-memory",
  "guide-doors",
  "accessible-pages",
  "russian-booking",
  "pwa-update",
  "ledger-mistakes",
  "ledger",
  "backup",
  "cut-connections",
  "letters",
  "role-matrix",
  "limits",
  "outbox",
];
const place = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((name) => moduleId.includes(`/${name}.`));
  return at === -1 ? LONG.length : at;
};

export class LongestFirst extends BaseSequencer {
  /** Vitest's own order follows its cache of earlier runs, which differs between machines. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => place(one) - place(other) || one.moduleId.localeCompare(other.moduleId));
  }
}
