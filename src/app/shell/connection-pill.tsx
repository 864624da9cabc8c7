import { CONNECTION_NOTICES } from "#texts/app.ts";
import { connection } from "../../data/net/connection.ts";
import { Bar } from "../../shared/ui/bar.tsx";
import { Icon } from "../../shared/ui/icons/icon.tsx";
import { useStoreState } from "../../shared/use-store-in-transition.ts";
import classes from "./connection-pill.module.css";

export function ConnectionPill({ inHeader = false }: { inHeader?: boolean }) {
  const state = useStoreState(connection);
  const reason = useStoreState({ ...connection, get: connection.reason, initial: () => undefined });
  const notice = CONNECTION_NOTICES[reason ?? state];
  return (
    <div role="status">
      {notice && inHeader ? (
        <span className={`${classes.words} ${classes.inHeader}`} title={notice}>
          <Icon name="offline" size={16} /> <span>{notice}</span>
        </span>
      ) : notice ? (
        <Bar>
          <span className={classes.words}>
            <Icon name="offline" size={16} /> {notice}
          </span>
        </Bar>
      ) : null}
    </div>
  );
}
