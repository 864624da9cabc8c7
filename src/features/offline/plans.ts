import { readTrip, readTrips } from "../../data/local/bookings.ts";
import { catalogueStore } from "../../data/local/catalogue/catalogue-store.ts";
import { createSavedStore } from "../../data/local/saved-store.ts";
import { imageUrl } from "../../data/net/addresses.ts";
import { env } from "../../data/net/env.ts";
import { withTimeLimit } from "../../data/net/time-limit.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import type { CatalogueSnapshot } from "../../domain/catalogue/rows/snapshot.ts";
import { heroWidth } from "../../domain/saved/picture-variants.ts";
import {
  planEverything,
  planItem,
  planTrip,
  type SaveDevice,
  type SavePlan,
  type TripToSave,
} from "../../domain/saved/save-plan.ts";
import { savedKey, type SavedTarget } from "../../domain/saved/saved-item.ts";

const CATALOGUE_PATIENCE_MS = 5_000;

export const savedStore = createSavedStore();

const saveDevice = (): SaveDevice => ({
  asOf: catalogueStore.get().snapshot.as_of,
  hero: heroWidth(window.innerWidth, window.devicePixelRatio),
  address: (value) => new URL(imageUrl(value, env.supabaseUrl), window.location.origin).href,
});

async function wholeCatalogue(): Promise<CatalogueSnapshot> {
  const isCatalogueComplete = () => catalogueStore.get().snapshot.complete;
  if (!isCatalogueComplete()) {
    let unsubscribe = () => undefined as void;
    const whenComplete = new Promise<void>((resolve) => {
      unsubscribe = catalogueStore.subscribe(() => isCatalogueComplete() && resolve());
    });
    await withTimeLimit(whenComplete, CATALOGUE_PATIENCE_MS, () => undefined);
    unsubscribe();
  }
  return catalogueStore.get().snapshot;
}

/** A request that the server never confirmed is not a trip yet. */
const tripToSave = ({ id, title, image_url, view }: LocalBooking): TripToSave | null =>
  view === null ? null : { id, title, image_url, item: { kind: view.item_type, id: view.item_id } };

export async function planOf(target: SavedTarget): Promise<SavePlan | null> {
  const rows = await wholeCatalogue();
  if (target.kind === "trip") {
    const trip = (await readTrip(target.id))?.booking;
    const savedTrip = trip ? tripToSave(trip) : null;
    return savedTrip === null ? null : planTrip(savedTrip, rows, saveDevice());
  }
  const plan = planItem(target, rows, saveDevice());
  if (plan !== null) return plan;
  const savedBefore = await savedStore.item(savedKey(target));
  if (savedBefore === undefined) return null;
  const { files, saved_at, ...item } = savedBefore;
  return { ...item, as_of: saved_at, pictures: files.map(({ url }) => url) };
}

export async function plansOfEverything(): Promise<SavePlan[]> {
  const [rows, trips] = await Promise.all([wholeCatalogue(), readTrips()]);
  return planEverything(
    rows,
    trips.flatMap((trip) => tripToSave(trip) ?? []),
    saveDevice(),
  );
}
