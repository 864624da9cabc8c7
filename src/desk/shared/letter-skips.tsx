import type { Skipped } from "../../domain/desk/bookings/letter-schema.ts";
import { WRITE } from "../bookings/messages/letters.ts";
import classes from "./write-dialog.module.css";

export const Skips = ({ of }: { of: readonly Skipped[] }) =>
  of.length === 0 ? null : (
    <div>
      <p>{WRITE.skipped(of.length)}</p>
      <ul className={classes.skips}>
        {of.map(({ booking_id, reference, reason }) => (
          <li key={booking_id}>{WRITE.why(reference, reason)}</li>
        ))}
      </ul>
    </div>
  );
