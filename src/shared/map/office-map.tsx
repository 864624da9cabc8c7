import { OFFICE_MAP, TOWN_NAMES } from "#texts/contact.ts";
import { nearestTown } from "../../domain/catalogue/towns.ts";
import type { ShopSettings } from "../../domain/shop/settings.ts";
import { isOnMap } from "./projection.ts";
import { UzbekistanMap } from "./uzbekistan-map.tsx";
import classes from "./uzbekistan-map.module.css";

const toNumber = (text: string) => (text === "" ? Number.NaN : Number(text));

export function OfficeMap({ shop: { name, latitude, longitude } }: { shop: ShopSettings }) {
  const office = { latitude: toNumber(latitude), longitude: toNumber(longitude) };
  if (Number.isNaN(office.latitude) || Number.isNaN(office.longitude)) return null;
  const town = nearestTown(office.latitude, office.longitude);
  const spot = `${latitude},${longitude}`;
  return (
    <div className={classes.office}>
      {isOnMap(office) ? (
        <UzbekistanMap
          label={OFFICE_MAP.map}
          places={[{ id: "office", name: town ? TOWN_NAMES[town] : name, ...office }]}
          highlightedId="office"
        />
      ) : null}
      <a href={`geo:${spot}?q=${spot}`}>{OFFICE_MAP.open}</a>
    </div>
  );
}
