import type { BookingDetail } from "../../../domain/desk/desk-schema.ts";
import { detailWords } from "../../../domain/desk/detail-words.ts";
import classes from "./desk.module.css";
import { deskMoment } from "./desk-time.ts";

export const History = ({ entries }: { entries: BookingDetail["history"] }) =>
  entries.length === 0 ? (
    <p>Nobody at the desk has touched it.</p>
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
          <p className={classes.dim}>{deskMoment(at)}</p>
        </li>
      ))}
    </ol>
  );
