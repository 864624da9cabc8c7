import { createStore } from "zustand/vanilla";
import { problemOf } from "../../../domain/result.ts";
import { singleFlightThenAgain } from "../../../domain/single-flight.ts";
import { deleteRoster } from "../../local/guide/delete-roster.ts";
import { knownHashes, openRoster, storeRoster } from "../../local/guide/stored-roster.ts";
import { callGuide } from "../../remote/guide.ts";

export type RosterProblem = "unreachable" | "ended" | "failed";

export type RosterSync = { running: boolean; problem: RosterProblem | null };

export const rosterSync = createStore<RosterSync>(() => ({ running: false, problem: null }));

const PROBLEMS: Record<string, RosterProblem> = {
  unreachable: "unreachable",
  not_a_guide: "ended",
};

async function sync(user_id: string): Promise<RosterProblem | null> {
  const { device_id, device_key } = await openRoster(user_id);
  const answer = await callGuide("rpc/guide_roster", { device_id, device_key, known: await knownHashes() });
  if (answer.ok) {
    await storeRoster(device_id, answer.value);
    return null;
  }
  // Also if another guide has registered this phone; the next roster gets a new id.
  const problem = problemOf(answer);
  if (problem === "not_a_guide" || problem === "unknown_device") await deleteRoster();
  return PROBLEMS[problem] ?? "failed";
}

/** A request during a run starts one more afterwards, for the user signed in then. */
export const syncRoster = singleFlightThenAgain(async (signedInUser: () => string | undefined) => {
  const user_id = signedInUser();
  if (user_id === undefined) return;
  rosterSync.setState({ running: true });
  const problem = await sync(user_id).catch((error: unknown) => {
    console.warn("The guide's departures could not be stored:", error);
    return "failed" as const;
  });
  rosterSync.setState({ running: false, problem });
});
