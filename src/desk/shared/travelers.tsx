import { BOOKINGS } from "#texts/desk.ts";
import * as shared from "#texts/shared.ts";
import type { Companion } from "../../domain/booking/booking-view.ts";
import type { ManifestRow } from "../../domain/desk/lists/desk-schema.ts";
import { travelerWords } from "../../text/bookings.ts";
import classes from "./travelers.module.css";

function companionText({ label, opened_at, details_saved_at }: Companion): string {
  if (details_saved_at !== null) return BOOKINGS.companion.filledIn({ label });
  return opened_at === null ? BOOKINGS.companion.unopened({ label }) : BOOKINGS.companion.opened({ label });
}

export const Travelers = ({
  booking: { travelers, companions, guests },
}: {
  booking: Pick<ManifestRow, "travelers" | "companions" | "guests">;
}) => (
  <>
    <ol className={classes.travelers} aria-label={BOOKINGS.travelers}>
      {travelers.map((guest) => (
        <li key={guest.position} value={guest.position}>
          {[travelerWords(shared, guest), guest.passport ? BOOKINGS.passport({ number: guest.passport }) : ""]
            .filter(Boolean)
            .join(" · ")}
        </li>
      ))}
    </ol>
    {travelers.length < guests ? BOOKINGS.unnamed({ guests: guests - travelers.length }) : null}
    {companions.length > 0 ? (
      <ol className={classes.travelers} aria-label={BOOKINGS.companions}>
        {companions.map((companion) => (
          <li key={companion.id} value={companion.position}>
            {companionText(companion)}
          </li>
        ))}
      </ol>
    ) : null}
  </>
);
