import { createStore } from "zustand/vanilla";
import { problemOf } from "../../../domain/result.ts";
import { singleFlightThenAgain } from "../../../domain/single-flight.ts";
import { knownHashes, openPocket, takePocket } from "../../local/guide/pocket.ts";
import { wipePocket } from "../../local/guide/wipe-pocket.ts";
import { askGuide } from "../../remote/guide.ts";

/** Why what is on this phone is not newer; `ended`: the server says that this account is no guide's any more. */
export type PocketProblem = "unreachable" | "ended" | "failed";

export type PocketSync = { running: boolean; problem: PocketProblem | null };

export const pocketSync = createStore<PocketSync>(() => ({ running: false, problem: null }));

const PROBLEMS: Record<string, PocketProblem> = {
  unreachable: "unreachable",
  not_a_guide: "ended",
};

async function sync(user_id: string): Promise<PocketProblem | null> {
  const { device_id, device_key } = await openPocket(user_id);
  const answer = await askGuide("rpc/guide_pocket", { device_id, device_key, known: await knownHashes() });
  if (answer.ok) {
    await takePocket(device_id, answer.value);
    return null;
  }
  // Also where this phone's id is another guide's by now: the next one begins with an id of its own.
  const problem = problemOf(answer);
  if (problem === "not_a_guide" || problem === "unknown_device") await wipePocket();
  return PROBLEMS[problem] ?? "failed";
}

/**
 * One at a time; the answer on its way may be older than what is asked for while it runs, which is asked once more after it, for
 * whoever is signed in by then.
 */
export const syncPocket = singleFlightThenAgain(async (whose: () => string | undefined) => {
  const user_id = whose();
  if (user_id === undefined) return;
  pocketSync.setState({ running: true });
  const problem = await sync(user_id).catch((error: unknown) => {
    console.warn("The guide's departures could not be kept:", error);
    return "failed" as const;
  });
  pocketSync.setState({ running: false, problem });
});
