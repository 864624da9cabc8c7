import type { StateValues } from "../../local/state.ts";
import type { Answer } from "../../net/call.ts";

/** Loaded when first needed: Dexie is not part of the first paint. */
const disk = () => import("../../local/state.ts");

/** Tells what is remembered under this key, then what the server says; the last word is always the server's. */
export async function rememberedThenAsked<Key extends keyof StateValues>(
  key: Key,
  asked: Promise<Answer<StateValues[Key]>>,
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
