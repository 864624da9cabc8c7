import type { Availability } from "../../../domain/catalogue/availability.ts";
import type { Answer } from "../../net/call.ts";
import { availability } from "../../remote/availability.ts";

export type KnownAvailability = {
  availability: Availability;
  /** Heard from the server just now; else it is what was heard last time. */
  fresh: boolean;
};

/** Loaded when first needed: Dexie is not part of the first paint. */
const disk = () => import("../../local/state.ts");

/** Calls back with what is remembered, then with what the server says; the last word is always the server's. */
export async function knownAvailability(
  kind: "tour" | "package",
  id: string,
  heard: (known: KnownAvailability) => void,
  ask: (kind: "tour" | "package", id: string) => Promise<Answer<Availability>> = availability,
): Promise<void> {
  const key = `availability:${kind}:${id}` as const;
  let answered = false;
  // A device that refuses storage remembers nothing; the catalogue's mirror has already told so.
  const remembered = disk()
    .then(({ readState }) => readState(key))
    .catch(() => null);
  const asked = ask(kind, id);
  void remembered.then((old) => {
    if (old !== null && !answered) heard({ availability: old, fresh: false });
    return null;
  });
  const answer = await asked;
  if (!answer.ok) return;
  answered = true;
  heard({ availability: answer.value, fresh: true });
  await disk()
    .then(({ writeState }) => writeState(key, answer.value))
    .catch(() => null);
}
