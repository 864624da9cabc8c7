import type { ManifestRow } from "../../domain/desk/lists/desk-schema.ts";
import { travelerWords } from "#words/shared/booking.ts";
import classes from "./travelers.module.css";
import { BOOKINGS } from "#words/desk/bookings.ts";

export const Travelers = ({
  booking: { travelers, guests },
}: {
  booking: Pick<ManifestRow, "travelers" | "guests">;
}) => (
  <>
    <ol className={classes.travelers} aria-label={BOOKINGS.travelers}>
      {travelers.map((guest) => (
        <li key={guest.position} value={guest.position}>
          {travelerWords(guest)}
        </li>
      ))}
    </ol>
    {travelers.length < guests ? BOOKINGS.unnamed(guests - travelers.length) : null}
  </>
);
