import type { Language } from "../languages.ts";
import type { NewsKind, NewsReader } from "./news-kinds.ts";

export type PushAddress = { endpoint: string; p256dh: string; auth: string };

export type FollowedNews = NewsReader & {
  channel_id: string;
  off: NewsKind[];
  language: Language;
  endpoint: string;
};

/** How the shop sends news; null is a way that it has not. */
export type NewsWays = { push_key: string | null; bot: string | null };

export type PushDevice = {
  hasWorker: boolean;
  hasPush: boolean;
  permission: "default" | "denied" | "granted" | null;
  isIos: boolean;
  isInstalled: boolean;
};

export type NewsState = "unsupported" | "install_first" | "ask" | "denied" | "off" | "on";

export function newsState(device: PushDevice, isFollowed: boolean): NewsState {
  const { hasWorker, hasPush, permission, isIos, isInstalled } = device;
  if (isIos && !isInstalled) return "install_first";
  if (!hasWorker || !hasPush || permission === null) return "unsupported";
  if (permission === "default") return "ask";
  if (permission === "denied") return "denied";
  return isFollowed ? "on" : "off";
}
