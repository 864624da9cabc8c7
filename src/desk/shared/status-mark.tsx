import { statusWords } from "../../text/desk.ts";
import classes from "./desk.module.css";

const tones: Record<string, string | undefined> = {
  pending: classes.open,
  wait_user_action: classes.open,
  processing: classes.open,
  queued: classes.open,
  sending: classes.open,
  new: classes.open,
  waiting: classes.open,
  completed: classes.good,
  confirmed: classes.good,
  succeeded: classes.good,
  sent: classes.good,
  answered: classes.good,
  published: classes.good,
  open: classes.good,
  guaranteed: classes.good,
  active: classes.good,
  works: classes.good,
  arrived: classes.good,
  missing: classes.open,
  absent: classes.bad,
  closed: classes.open,
  failed: classes.bad,
  cancelled: classes.bad,
  departure_cancelled: classes.bad,
  refunded: classes.back,
};

export const StatusMark = ({ status }: { status: string }) => (
  <span className={classes.status}>
    <span className={`${classes.dot} ${tones[status] ?? ""}`} aria-hidden="true" />
    {statusWords(status)}
  </span>
);
