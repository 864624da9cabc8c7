import { TextInput } from "@mantine/core";
import { UzbekistanMap } from "../../../../shared/map/uzbekistan-map.tsx";
import { PICK_ON_MAP } from "../../messages/catalogue.ts";
import classes from "./item-form.module.css";

const DECIMALS = 4;

type Props = {
  legend: string;
  latitude: string;
  longitude: string;
  errors: { latitude: string | undefined; longitude: string | undefined };
  change: (latitude: string, longitude: string) => void;
};

const number = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));

/** Where something is: typed, or clicked on the map. */
export function PlaceField({ legend, latitude, longitude, errors, change }: Props) {
  const spot = { latitude: number(latitude), longitude: number(longitude) };
  const known = Number.isFinite(spot.latitude) && Number.isFinite(spot.longitude);
  return (
    <fieldset className={`surface stack tight ${classes.list}`}>
      <legend>{legend}</legend>
      <div className="pair">
        <TextInput
          label="Latitude"
          inputMode="decimal"
          value={latitude}
          error={errors.latitude}
          onChange={(event) => change(event.currentTarget.value, longitude)}
        />
        <TextInput
          label="Longitude"
          inputMode="decimal"
          value={longitude}
          error={errors.longitude}
          onChange={(event) => change(latitude, event.currentTarget.value)}
        />
      </div>
      <UzbekistanMap
        label={PICK_ON_MAP}
        places={known ? [{ id: "here", name: "Here", ...spot }] : []}
        highlightedId="here"
        onPick={(picked) => change(picked.latitude.toFixed(DECIMALS), picked.longitude.toFixed(DECIMALS))}
      />
    </fieldset>
  );
}
