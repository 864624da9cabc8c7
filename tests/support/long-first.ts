import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The slowest files of each lane: begun last, one would run alone. The first makes the full desk for two others. */
const LONG = [
  "desk-full",
  "accessibility",
  "time",
  "pwa-damaged",
  "desk-memory",
  "guide-doors",
  "ledger",
  "ledger-mistakes",
  "cut-connections",
  "limits",
  "outbox",
];
const place = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((name) => moduleId.includes(`/${name}.`));
  return at === -1 ? LONG.length : at;
};

/** The long ones first, the others as Vitest has them: by their size, or by how long they took. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
