import { db } from "../../data/local/db.ts";
import { networkKind, type NetworkFacts, type NetworkKind } from "../../domain/saved/network-choice.ts";

type Network = NetworkFacts & EventTarget;

const WIFI_ONLY_KEY = "save-wifi-only";
const settings = () => db.rows<{ key: string; value: boolean }>("state");

const network = (): Network | undefined => (navigator as { connection?: Network }).connection;

export const kindOfNetwork = (): NetworkKind => networkKind(network() ?? {});

/** Whether this browser says at all which network it is on: where it does not, 'Only on Wi-Fi' cannot be kept. */
export const tellsNetwork = (): boolean => network()?.type !== undefined;

export const wifiOnly = async (): Promise<boolean> => (await settings().get(WIFI_ONLY_KEY))?.value ?? false;

export const setWifiOnly = async (value: boolean): Promise<void> => {
  await settings().put({ key: WIFI_ONLY_KEY, value });
};

export const onNetworkChange = (changed: () => void): void => {
  network()?.addEventListener("change", changed);
  window.addEventListener("online", changed);
};
