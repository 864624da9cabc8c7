import type { PaymentDetail } from "../../../../domain/desk/desk-schema.ts";
import { momentInTashkent } from "../../../../domain/words/day.ts";
import classes from "../shared/desk.module.css";
import { statusWords } from "../shared/status-mark.tsx";

const outcomes: Record<string, string> = {
  applied: "",
  applied_late: "after the hold had ended",
  applied_attention: "no seats were left: needs attention",
  applied_double: "paid a second time: needs attention",
  noop: "changed nothing",
  ignored: "ignored, it would have gone backwards",
  wrong_amount: "refused, the amount was not ours",
  stored: "kept only",
};

/** Every word of the provider and of the desk about this payment, the oldest first. */
export const PaymentEvents = ({ events }: Pick<PaymentDetail, "events">) => (
  <>
    <h3>Events</h3>
    {events.length === 0 ? (
      <p>None yet.</p>
    ) : (
      <ol className={classes.log}>
        {events.map((event) => (
          <li key={event.id}>
            <p>
              <strong>{event.status ? statusWords(event.status) : "Message"}</strong> by {event.source}
              {(outcomes[event.outcome] ?? event.outcome) ? `, ${outcomes[event.outcome] ?? event.outcome}` : ""}
            </p>
            {event.reason ? <p>{event.reason}</p> : null}
            <p className={classes.dim}>{momentInTashkent(event.received_at)}</p>
          </li>
        ))}
      </ol>
    )}
  </>
);
