import type { StateValues } from "../../local/state.ts";
import { whenDiskIsUsed } from "../../local/database-use.ts";
import type { Result } from "../../../domain/result.ts";

/** A device without data has nothing to read and must not load the database for it. */
async function disk() {
  await whenDiskIsUsed();
  return import("../../local/state.ts");
}

/** The server's answer always comes last. */
export async function rememberedThenAsked<Key extends keyof StateValues>(
  key: Key,
  asked: Promise<Result<StateValues[Key]>>,
  heard: (value: StateValues[Key], fresh: boolean) => void,
): Promise<void> {
  let answered = false;
  const remembered = disk()
    .then(({ readState }) => readState(key))
    .catch(() => null);
  void remembered.then((old) => {
    if (old !== null && !answered) heard(old, false);
    return null;
  });
  const answer = await asked;
  if (!answer.ok) return;
  answered = true;
  heard(answer.value, true);
  await disk()
    .then(({ writeState }) => writeState(key, answer.value))
    .catch(() => null);
}
