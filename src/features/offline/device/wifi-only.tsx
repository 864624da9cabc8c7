import { useLiveQuery } from "dexie-react-hooks";
import { useState } from "react";
import { STORAGE_PANEL } from "#texts/offline.ts";
import { setWifiOnly, knowsNetworkKind, wifiOnly } from "./network.ts";
import classes from "../offline.module.css";

export function WifiOnly() {
  const isWifiOnly = useLiveQuery(wifiOnly) ?? false;
  // The tick must respond before the setting is stored.
  const [picked, setPicked] = useState<boolean>();
  const isPossible = knowsNetworkKind();
  const setChoice = (value: boolean) => {
    setPicked(value);
    void setWifiOnly(value);
  };
  return (
    <label className={classes.choice}>
      <input
        type="checkbox"
        checked={(picked ?? isWifiOnly) && isPossible}
        disabled={!isPossible}
        onChange={(event) => setChoice(event.currentTarget.checked)}
      />
      <span>
        {STORAGE_PANEL.wifiOnly}
        {isPossible ? null : <small>{STORAGE_PANEL.wifiUnknown}</small>}
      </span>
    </label>
  );
}
