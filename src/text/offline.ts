import { ALWAYS_OFFLINE, SIZES } from "#texts/offline.ts";
import { decimal } from "#texts/write.ts";
import { sizeOf } from "../domain/saved/size.ts";

export function sizeText(bytes: number): string {
  const { amount, unit } = sizeOf(bytes);
  return SIZES[unit]({ amount: decimal(amount) });
}

export function sizeBeforeText({ bytes, unknown }: { bytes: number; unknown: number }): string {
  if (unknown === 0) return sizeText(bytes);
  if (bytes === 0) return SIZES.unknown({ pictures: unknown });
  return SIZES.atLeast({ size: sizeText(bytes), pictures: unknown });
}

export const offlineTripsText = (onDevice: number) =>
  onDevice > 0 ? ALWAYS_OFFLINE.tripsHere({ onDevice }) : ALWAYS_OFFLINE.trips;
