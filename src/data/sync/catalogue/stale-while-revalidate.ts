import type { StateValues } from "../../local/state.ts";
import { waitForDatabaseUse } from "../../local/database-use.ts";
import type { Result } from "../../../domain/result.ts";

/** A device without data has nothing to read and must not load the database for it. */
async function database() {
  await waitForDatabaseUse();
  return import("../../local/state.ts");
}

/** The server's answer always comes last. */
export async function staleWhileRevalidate<Key extends keyof StateValues>(
  key: Key,
  fetched: Promise<Result<StateValues[Key]>>,
  onValue: (value: StateValues[Key], fresh: boolean) => void,
): Promise<void> {
  let answered = false;
  const cached = database()
    .then(({ readState }) => readState(key))
    .catch(() => null);
  void cached.then((old) => {
    if (old !== null && !answered) onValue(old, false);
    return null;
  });
  const answer = await fetched;
  if (!answer.ok) return;
  answered = true;
  onValue(answer.value, true);
  await database()
    .then(({ writeState }) => writeState(key, answer.value))
    .catch(() => null);
}
