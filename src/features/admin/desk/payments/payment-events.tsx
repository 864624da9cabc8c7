import type { PaymentDetail } from "../../../../domain/desk/desk-schema.ts";
import { momentInTashkent } from "../../../../domain/words/day.ts";
import { outcomeWords, statusWords } from "../../messages/desk.ts";
import classes from "../shared/desk.module.css";

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
              {outcomeWords(event.outcome) ? `, ${outcomeWords(event.outcome)}` : ""}
            </p>
            {event.reason ? <p>{event.reason}</p> : null}
            <p className={classes.dim}>{momentInTashkent(event.received_at)}</p>
          </li>
        ))}
      </ol>
    )}
  </>
);
