import type { Result } from "../../../domain/result.ts";
import { withDatabase } from "../../local/first-visit.ts";
import type { StateValues } from "../../local/state.ts";

const loadState = () => withDatabase(() => import("../../local/state.ts"));

export async function staleWhileRevalidate<Key extends keyof StateValues>(
  key: Key,
  fetched: Promise<Result<StateValues[Key]>>,
  onValue: (value: StateValues[Key], fresh: boolean) => void,
): Promise<void> {
  let hasAnswer = false;
  const cachedState = loadState()
    .then(({ readState }) => readState(key))
    .catch(() => null);
  void cachedState.then((old) => {
    if (old !== null && !hasAnswer) onValue(old, false);
    return null;
  });
  const answer = await fetched;
  if (!answer.ok) return;
  hasAnswer = true;
  onValue(answer.value, true);
  await loadState()
    .then(({ writeState }) => writeState(key, answer.value))
    .catch(() => null);
}
