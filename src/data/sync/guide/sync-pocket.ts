import { createStore } from "zustand/vanilla";
import { problemOf } from "../../../domain/result.ts";
import { singleFlightThenAgain } from "../../../domain/single-flight.ts";
import { knownHashes, openPocket, takePocket } from "../../local/guide/pocket.ts";
import { wipePocket } from "../../local/guide/wipe-pocket.ts";
import { askGuide } from "../../remote/guide.ts";

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
  // Also if another guide has registered this phone; the next pocket gets a new id.
  const problem = problemOf(answer);
  if (problem === "not_a_guide" || problem === "unknown_device") await wipePocket();
  return PROBLEMS[problem] ?? "failed";
}

/** A request during a run starts one more afterwards, for the user signed in then. */
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
