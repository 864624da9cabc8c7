import { connection } from "../../data/net/connection.ts";
import { Bar } from "../../shared/ui/bar.tsx";
import { Icon } from "../../shared/ui/icons/icon.tsx";
import classes from "./connection-pill.module.css";
import { useStoreState } from "../../shared/use-store-in-transition.ts";

const words = {
  online: "",
  slow: "Slow connection: what you see may be a little old",
  offline: "No connection: showing what is on this device",
};

export function ConnectionPill() {
  const state = useStoreState(connection);
  return (
    <div role="status" className={classes.place}>
      {words[state] ? (
        <Bar>
          <span className={classes.words}>
            <Icon name="offline" size={16} /> {words[state]}
          </span>
        </Bar>
      ) : null}
    </div>
  );
}
