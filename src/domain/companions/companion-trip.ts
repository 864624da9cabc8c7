import type { CompanionView } from "./companion-view.ts";

export type CompanionKey = { id: string; token: string };

export type CompanionTrip = CompanionKey & {
  view: CompanionView | null;
  updated_at: string;
  details_saved_at: number | null;
};

const LINK = /#([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/i;

export const companionLink = (joinAddress: string, { id, token }: CompanionKey): string =>
  `${joinAddress}#${id}.${token}`;

export function readCompanionLink(link: string): CompanionKey | null {
  const [, id, token] = LINK.exec(link.trim()) ?? [];
  return id === undefined || token === undefined ? null : { id: id.toLowerCase(), token };
}

export const COMPANION_STAGES = ["ahead", "under_way", "over", "called_off", "cancelled"] as const;
export type CompanionStage = (typeof COMPANION_STAGES)[number];

export function companionStage(
  { state, check_in, ends_on }: Pick<CompanionView, "state" | "check_in" | "ends_on">,
  today: string,
): CompanionStage {
  if (state !== "confirmed") return state;
  if (ends_on < today) return "over";
  return check_in < today ? "under_way" : "ahead";
}

export function detailsSavedAt({ view, details_saved_at }: CompanionTrip): number | null {
  const times = [view?.details_saved_at ?? null, details_saved_at].filter((time) => time !== null);
  return times.length === 0 ? null : Math.max(...times);
}
