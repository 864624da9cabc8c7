import { TextInput } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { type KeyboardEvent, useId, useState } from "react";
import { mirroredItems } from "../../../data/local/catalogue/catalogue-rows.ts";
import { namedPlaces, findPlaceByName } from "../../../domain/desk/catalogue/known-places.ts";
import { UzbekistanMap } from "../../../shared/map/uzbekistan-map.tsx";
import { PICK_ON_MAP } from "../messages/catalogue.ts";
import { PLACE } from "../messages/preview.ts";
import classes from "./item-form.module.css";

const DECIMALS = 4;
const STEP = 0.001;
const STEPS: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  ArrowLeft: [0, -STEP],
  ArrowRight: [0, STEP],
  ArrowUp: [STEP, 0],
  ArrowDown: [-STEP, 0],
};

type Props = {
  legend: string;
  latitude: string;
  longitude: string;
  errors: { latitude: string | undefined; longitude: string | undefined };
  change: (latitude: string, longitude: string) => void;
};
type Set = (spot: { latitude: number; longitude: number }) => void;

const number = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));

function PlaceSearch({ set }: { set: Set }) {
  const list = useId();
  const [typed, setTyped] = useState("");
  const places = useLiveQuery(async () => namedPlaces(await mirroredItems("destination"), await mirroredItems("tour")));
  const known = places ?? [];
  const choose = (text: string, finished: boolean) => {
    setTyped(text);
    const found = findPlaceByName(text, known);
    // While the admin types, a prefix must not choose a place yet.
    if (found && (finished || found.name.toLowerCase() === text.trim().toLowerCase())) set(found);
  };
  return (
    <>
      <TextInput
        label={PLACE.search}
        list={list}
        value={typed}
        onChange={(event) => choose(event.currentTarget.value, false)}
        onBlur={() => choose(typed, true)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          choose(typed, true);
        }}
        description={
          typed.length > 2 && !known.some(({ name }) => name.toLowerCase().startsWith(typed.trim().toLowerCase()))
            ? PLACE.none
            : undefined
        }
      />
      <datalist id={list}>
        {known.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

export function PlaceField({ legend, latitude, longitude, errors, change }: Props) {
  const spot = { latitude: number(latitude), longitude: number(longitude) };
  const known = Number.isFinite(spot.latitude) && Number.isFinite(spot.longitude);
  const set: Set = (picked) => change(picked.latitude.toFixed(DECIMALS), picked.longitude.toFixed(DECIMALS));
  const nudge = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !known) return;
    event.preventDefault();
    const times = event.shiftKey ? 10 : 1;
    set({ latitude: spot.latitude + step[0] * times, longitude: spot.longitude + step[1] * times });
  };
  return (
    <fieldset className={`surface stack tight ${classes.list}`}>
      <legend>{legend}</legend>
      <PlaceSearch set={set} />
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
        places={known ? [{ id: "here", name: PLACE.at(latitude, longitude), ...spot }] : []}
        highlightedId="here"
        onPick={set}
      />
      {known ? (
        <button type="button" className={classes.nudge} onKeyDown={nudge}>
          {PLACE.here(PLACE.at(latitude, longitude))}
        </button>
      ) : null}
    </fieldset>
  );
}
