import { CONNECTION_NOTICES } from "#texts/app.ts";
import { connection } from "../../data/net/connection.ts";
import { Bar } from "../../shared/ui/bar.tsx";
import { Icon } from "../../shared/ui/icons/icon.tsx";
import classes from "./connection-pill.module.css";
import { useStoreState } from "../../shared/use-store-in-transition.ts";

export function ConnectionPill() {
  const state = useStoreState(connection);
  const reason = useStoreState({ ...connection, get: connection.reason, initial: () => undefined });
  const notice = CONNECTION_NOTICES[reason ?? state];
  return (
    <div role="status">
      {notice ? (
        <Bar>
          <span className={classes.words}>
            <Icon name="offline" size={16} /> {notice}
          </span>
        </Bar>
      ) : null}
    </div>
  );
}
