import { useLiveQuery } from "dexie-react-hooks";
import { keeping, type Keeping, room, type Room } from "../../../shared/browser/storage.ts";
import { useSaving } from "../saving-store.ts";

/** Asked anew when a save has ended: that is when it changes. */
const useEnded = () => useSaving(({ running, everything }) => Object.keys(running).length === 0 && everything === null);

export const useRoom = (changed: unknown = null): Room | null =>
  useLiveQuery(() => room().catch(() => null), [useEnded(), changed], null);

export const useKeeping = (changed: unknown): Keeping =>
  useLiveQuery(() => keeping().catch(() => "unknown" as const), [useEnded(), changed], "unknown" as const);
