import { useLiveQuery } from "dexie-react-hooks";
import { useState } from "react";
import { setWifiOnly, tellsNetwork, wifiOnly } from "./network.ts";
import classes from "../offline.module.css";

export function WifiOnly() {
  const stored = useLiveQuery(wifiOnly) ?? false;
  // The tick must respond before the setting is stored.
  const [picked, setPicked] = useState<boolean>();
  const possible = tellsNetwork();
  const pick = (value: boolean) => {
    setPicked(value);
    void setWifiOnly(value);
  };
  return (
    <label className={classes.choice}>
      <input
        type="checkbox"
        checked={(picked ?? stored) && possible}
        disabled={!possible}
        onChange={(event) => pick(event.currentTarget.checked)}
      />
      <span>
        Only on Wi-Fi
        {possible ? null : (
          <small>Your browser doesn't say which network it is on: check your connection before large downloads.</small>
        )}
      </span>
    </label>
  );
}
