import { ARRIVED_TRIPS } from "#texts/trips.ts";
import type { Toast } from "../../../shared/ui/toast/toast.ts";

export function arrivedText({ opened, unknown, waiting }: { opened: number; unknown: number; waiting: number }): Toast {
  const parts = [
    opened > 0 ? ARRIVED_TRIPS.opened({ number: opened }) : "",
    waiting > 0 ? ARRIVED_TRIPS.waiting({ number: waiting }) : "",
    unknown > 0 ? ARRIVED_TRIPS.unknown({ number: unknown }) : "",
  ].filter((part) => part !== "");
  if (parts.length === 0) return { ...ARRIVED_TRIPS.nothingNew, tone: "info" };
  const message = parts.join(" ");
  if (opened > 0) return { title: ARRIVED_TRIPS.added, message, tone: "success" };
  if (waiting > 0) return { title: ARRIVED_TRIPS.notVerified, message, tone: "info" };
  return { title: ARRIVED_TRIPS.noneAdded, message, tone: "error" };
}
