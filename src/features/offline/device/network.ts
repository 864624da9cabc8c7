import { readState, writeState } from "../../../data/local/state.ts";
import { onReturn } from "../../../shared/browser/wake-ups.ts";

/** Most browsers report nothing. */
type NetworkFacts = { type?: string | undefined; saveData?: boolean | undefined };

type NetworkKind = "free" | "metered" | "unknown";

export function networkKind({ type, saveData }: NetworkFacts): NetworkKind {
  if (saveData === true || type === "cellular") return "metered";
  return type === "wifi" || type === "ethernet" ? "free" : "unknown";
}

type Network = NetworkFacts & EventTarget;

const networkInformation = (): Network | undefined => (navigator as { connection?: Network }).connection;

export const kindOfNetwork = (): NetworkKind => networkKind(networkInformation() ?? {});

/** Without the type of connection, Only on Wi-Fi cannot work. */
export const knowsNetworkKind = (): boolean => networkInformation()?.type !== undefined;

export const wifiOnly = async (): Promise<boolean> => (await readState("save-wifi-only")) ?? false;

export const setWifiOnly = (value: boolean): Promise<void> => writeState("save-wifi-only", value);

export function onNetworkChange(changed: () => void): void {
  networkInformation()?.addEventListener("change", changed);
  onReturn(changed, { on: ["online"], whileHidden: true });
}
