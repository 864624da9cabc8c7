import type { ManifestRow } from "../../domain/desk/lists/desk-schema.ts";
import { travellerWords } from "../../domain/booking/trip/travellers.ts";
import classes from "./travellers.module.css";
import { BOOKINGS } from "./messages/desk.ts";

export const Travellers = ({
  booking: { travellers, guests },
}: {
  booking: Pick<ManifestRow, "travellers" | "guests">;
}) => (
  <>
    <ol className={classes.travellers} aria-label={BOOKINGS.travellers}>
      {travellers.map((guest) => (
        <li key={guest.position} value={guest.position}>
          {travellerWords(guest)}
        </li>
      ))}
    </ol>
    {travellers.length < guests ? BOOKINGS.unnamed(guests - travellers.length) : null}
  </>
);
