import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { db } from "../../../data/local/db.ts";

/** Which destination a tour belongs to. */
export const DestinationSelect = (props: NativeSelectProps) => {
  const places = useLiveQuery(async () =>
    (await db.destinations.toArray()).toSorted((a, b) => a.name.localeCompare(b.name)),
  );
  const options = (places ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return <NativeSelect {...props} data={[{ value: "", label: "Select a destination" }, ...options]} />;
};
