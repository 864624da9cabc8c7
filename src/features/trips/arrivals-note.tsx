import { Text } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { useEffect } from "react";
import { connection } from "../../data/net/connection.ts";
import { arrivals } from "../../data/local/arrivals.ts";
import { openArrivals } from "../../data/sync/trips/arrivals.ts";
import { count } from "../../domain/words/count.ts";
import classes from "./trips.module.css";

const open = () => {
  openArrivals().catch((error: unknown) => console.warn("Trips brought here could not be opened:", error));
};

/** Trips that were brought here by code and could not be loaded yet. */
export const ArrivalsNote = () => {
  const waiting = useLiveQuery(arrivals)?.length ?? 0;
  useEffect(() => {
    open();
    return connection.subscribe((now) => now === "online" && open());
  }, []);
  return (
    <output>
      {waiting > 0 ? (
        <Text className={classes.card}>
          {count(waiting, "trip")} you brought here will be loaded when there is a signal.
        </Text>
      ) : null}
    </output>
  );
};
