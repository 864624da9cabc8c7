import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { mirroredItems } from "../../../data/local/catalogue-rows.ts";

/** Which destination a tour belongs to. */
export const DestinationSelect = (props: NativeSelectProps) => {
  const places = useLiveQuery(async () =>
    (await mirroredItems("destination")).toSorted((a, b) => a.name.localeCompare(b.name)),
  );
  const options = (places ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return <NativeSelect {...props} data={[{ value: "", label: "Select a destination" }, ...options]} />;
};
