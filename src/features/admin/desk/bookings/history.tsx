import type { BookingDetail } from "../../../../domain/desk/desk-schema.ts";
import { detailWords } from "../../../../domain/desk/detail-words.ts";
import { momentInTashkent } from "../../../../domain/words/day.ts";
import { BOOKINGS } from "../../messages/desk.ts";
import classes from "../shared/desk.module.css";

export const History = ({ entries }: { entries: BookingDetail["history"] }) =>
  entries.length === 0 ? (
    <p>{BOOKINGS.noHistory}</p>
  ) : (
    <ol className={classes.log}>
      {entries.map(({ id, at, actor_email, action, details }) => (
        <li key={id}>
          <p>
            <strong>{action}</strong> by {actor_email ?? "the system"}
          </p>
          {detailWords(details).map((words) => (
            <p key={words}>{words}</p>
          ))}
          <p className={classes.dim}>{momentInTashkent(at)}</p>
        </li>
      ))}
    </ol>
  );
