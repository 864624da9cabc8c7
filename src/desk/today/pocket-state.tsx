import { useNow } from "../../shared/use-now.ts";
import { ago, clockInTashkent } from "../../domain/words.ts";
import { POCKET } from "./messages/today.ts";
import { usePocketState } from "../shared/use-pocket.ts";

/** What this device could show without a network, as it was found on it. */
export function PocketState() {
  const { at, ready, busy } = usePocketState();
  const now = useNow();
  if (at === undefined) return busy ? <p className="dim">{POCKET.working}</p> : null;
  const when = at === null ? "" : `${clockInTashkent(at)}, ${ago(now - at)}`;
  return <p className="dim">{at === null ? POCKET.none : ready ? POCKET.ready(when) : POCKET.partly(when)}</p>;
}
