import { TextInput } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { type KeyboardEvent, useId, useState } from "react";
import { TOWN_NAMES } from "#texts/contact.ts";
import { PICK_ON_MAP, PLACE } from "#texts/desk-catalogue.ts";
import { mirroredItems } from "../../../data/local/catalogue/catalogue-rows.ts";
import { namedPlaces, findPlaceByName } from "../../../domain/desk/catalogue/named-places.ts";
import { UzbekistanMap } from "../../../shared/map/uzbekistan-map.tsx";
import classes from "./fields.module.css";

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
type SetPlace = (spot: { latitude: number; longitude: number }) => void;

const number = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));

function PlaceSearch({ set }: { set: SetPlace }) {
  const list = useId();
  const [typed, setTyped] = useState("");
  const places = useLiveQuery(async () =>
    namedPlaces(await mirroredItems("destination"), await mirroredItems("tour"), TOWN_NAMES),
  );
  const knownPlaces = places ?? [];
  const choose = (text: string, finished: boolean) => {
    setTyped(text);
    const foundPlace = findPlaceByName(text, knownPlaces);
    // While the admin types, a prefix must not choose a place yet.
    if (foundPlace && (finished || foundPlace.name.toLowerCase() === text.trim().toLowerCase())) set(foundPlace);
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
          typed.length > 2 && !knownPlaces.some(({ name }) => name.toLowerCase().startsWith(typed.trim().toLowerCase()))
            ? PLACE.none
            : undefined
        }
      />
      <datalist id={list}>
        {knownPlaces.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

export function PlaceField({ legend, latitude, longitude, errors, change }: Props) {
  const coordinates = { latitude: number(latitude), longitude: number(longitude) };
  const hasCoordinates = Number.isFinite(coordinates.latitude) && Number.isFinite(coordinates.longitude);
  const setPlace: SetPlace = (picked) => change(picked.latitude.toFixed(DECIMALS), picked.longitude.toFixed(DECIMALS));
  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !hasCoordinates) return;
    event.preventDefault();
    const times = event.shiftKey ? 10 : 1;
    setPlace({ latitude: coordinates.latitude + step[0] * times, longitude: coordinates.longitude + step[1] * times });
  };
  return (
    <fieldset className={`surface stack tight ${classes.list}`}>
      <legend>{legend}</legend>
      <PlaceSearch set={setPlace} />
      <div className="pair">
        <TextInput
          label={PLACE.latitude}
          inputMode="decimal"
          value={latitude}
          error={errors.latitude}
          onChange={(event) => change(event.currentTarget.value, longitude)}
        />
        <TextInput
          label={PLACE.longitude}
          inputMode="decimal"
          value={longitude}
          error={errors.longitude}
          onChange={(event) => change(latitude, event.currentTarget.value)}
        />
      </div>
      <UzbekistanMap
        label={PICK_ON_MAP}
        places={hasCoordinates ? [{ id: "here", name: PLACE.at({ latitude, longitude }), ...coordinates }] : []}
        highlightedId="here"
        onPick={setPlace}
      />
      {hasCoordinates ? (
        <button type="button" className={classes.nudge} onKeyDown={moveByKey}>
          {PLACE.here({ where: PLACE.at({ latitude, longitude }) })}
        </button>
      ) : null}
    </fieldset>
  );
}
