import { useLiveQuery } from "dexie-react-hooks";
import { setWifiOnly, tellsNetwork, wifiOnly } from "./network.ts";
import classes from "./offline.module.css";

/** A choice that is offered only where it can be kept. */
export const WifiOnly = () => {
  const chosen = useLiveQuery(wifiOnly) ?? false;
  const possible = tellsNetwork();
  return (
    <label className={classes.choice}>
      <input
        type="checkbox"
        checked={chosen && possible}
        disabled={!possible}
        onChange={(event) => void setWifiOnly(event.currentTarget.checked)}
      />
      <span>
        Only on Wi-Fi
        {possible ? null : (
          <small>Your browser does not tell which network it is on, so look yourself before you save much.</small>
        )}
      </span>
    </label>
  );
};
