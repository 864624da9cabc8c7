import type { Availability } from "../../../domain/catalogue/availability.ts";
import { availability, type AvailabilityAnswer } from "../../remote/availability.ts";

export interface KnownAvailability {
  availability: Availability;
  /** Heard from the server just now; else it is what was heard last time. */
  fresh: boolean;
}

export interface AvailabilityDeps {
  ask: (kind: "tour" | "package", id: string) => Promise<AvailabilityAnswer>;
  read: (key: string) => Promise<Availability | null>;
  write: (key: string, value: Availability) => Promise<void>;
}

const stored = async () => (await import("../../local/availability-disk.ts")).availabilityDisk;

const defaults: AvailabilityDeps = {
  ask: availability,
  read: async (key) => (await stored()).read(key),
  write: async (key, value) => (await stored()).write(key, value),
};

/** Calls back with what is remembered, then with what the server says; the last word is always the server's. */
export async function knownAvailability(
  kind: "tour" | "package",
  id: string,
  heard: (known: KnownAvailability) => void,
  { ask, read, write }: AvailabilityDeps = defaults,
): Promise<void> {
  const key = `${kind}:${id}`;
  let answered = false;
  // A device that refuses storage remembers nothing; the catalogue's mirror has already told so.
  const remembered = read(key).catch(() => null);
  const asked = ask(kind, id);
  void remembered.then((old) => {
    if (old !== null && !answered) heard({ availability: old, fresh: false });
    return null;
  });
  const answer = await asked;
  if (!answer.ok) return;
  answered = true;
  heard({ availability: answer.availability, fresh: true });
  await write(key, answer.availability).catch(() => null);
}
