import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Each takes minutes; begun last, one would be waited for alone. */
const LONG =
  /\/(desk-accessibility|desk-full|desk-memory|pwa-damaged|guide-doors|payment-stories|ledger|concurrency|outbox)\./;

/** The long ones first, the others as Vitest has them: by their size, or by how long they took. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
