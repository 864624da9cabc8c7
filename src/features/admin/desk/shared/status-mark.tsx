import classes from "./desk.module.css";

const words: Record<string, string> = {
  pending: "Pending",
  wait_user_action: "Waiting for the customer",
  processing: "Processing",
  completed: "Completed",
  failed: "Failed",
  cancelled: "Cancelled",
  refunded: "Refunded",
  confirmed: "Confirmed",
  expired: "Expired",
  succeeded: "Done",
  queued: "Waiting to be sent",
  sending: "On its way",
  sent: "Sent",
  new: "New",
  answered: "Answered",
};

const tones: Record<string, string | undefined> = {
  pending: classes.open,
  wait_user_action: classes.open,
  processing: classes.open,
  queued: classes.open,
  sending: classes.open,
  new: classes.open,
  completed: classes.good,
  confirmed: classes.good,
  succeeded: classes.good,
  sent: classes.good,
  answered: classes.good,
  failed: classes.bad,
  cancelled: classes.bad,
  refunded: classes.back,
};

export const statusWords = (status: string): string => words[status] ?? status;

/** A state in words, with a mark of its colour; one nobody knows stays neutral. */
export const StatusMark = ({ status }: { status: string }) => (
  <span className={classes.status}>
    <span className={`${classes.dot} ${tones[status] ?? ""}`} aria-hidden="true" />
    {statusWords(status)}
  </span>
);
