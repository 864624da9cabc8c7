import type { StateValues } from "../../local/state.ts";
import { withDatabase } from "../../local/first-visit.ts";
import type { Result } from "../../../domain/result.ts";

const loadState = () => withDatabase(() => import("../../local/state.ts"));

export async function staleWhileRevalidate<Key extends keyof StateValues>(
  key: Key,
  fetched: Promise<Result<StateValues[Key]>>,
  onValue: (value: StateValues[Key], fresh: boolean) => void,
): Promise<void> {
  let answered = false;
  const remembered = loadState()
    .then(({ readState }) => readState(key))
    .catch(() => null);
  void remembered.then((old) => {
    if (old !== null && !answered) onValue(old, false);
    return null;
  });
  const answer = await fetched;
  if (!answer.ok) return;
  answered = true;
  onValue(answer.value, true);
  await loadState()
    .then(({ writeState }) => writeState(key, answer.value))
    .catch(() => null);
}
