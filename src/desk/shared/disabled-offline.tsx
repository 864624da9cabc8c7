import { type ReactNode, useId } from "react";
import { DESK_STATE } from "#texts/desk.ts";
import { connection } from "../../data/net/connection.ts";
import { useStoreState } from "../../shared/use-store-in-transition.ts";
import classes from "./desk.module.css";

export const useIsOffline = (): boolean => useStoreState(connection) === "offline";

type Props = { children: ReactNode; className?: string | undefined };

export function DisabledOffline({ children, className = "" }: Props) {
  const id = useId();
  const offline = useIsOffline();
  return (
    <fieldset disabled={offline} aria-describedby={offline ? id : undefined} className={classes.changing}>
      {offline ? (
        <p id={id} className={classes.why}>
          {DESK_STATE.noChanges}
        </p>
      ) : null}
      <div className={className}>{children}</div>
    </fieldset>
  );
}
