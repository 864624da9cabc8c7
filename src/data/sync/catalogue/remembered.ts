import type { StateValues } from "../../local/state.ts";
import { whenDiskIsUsed } from "../../local/disk-use.ts";
import type { Result } from "../../../domain/result.ts";

/** On a device that keeps nothing yet there is nothing to remember, and what is told is kept once the disk is used. */
async function disk() {
  await whenDiskIsUsed();
  return import("../../local/state.ts");
}

/** Tells what is remembered under this key, then what the server says; the last word is always the server's. */
export async function rememberedThenAsked<Key extends keyof StateValues>(
  key: Key,
  asked: Promise<Result<StateValues[Key]>>,
  heard: (value: StateValues[Key], fresh: boolean) => void,
): Promise<void> {
  let answered = false;
  // A device that refuses storage remembers nothing; the catalogue's mirror has already told so.
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
