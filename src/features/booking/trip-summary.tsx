import { Text } from "@mantine/core";
import { PRICE_SUMMARY } from "#texts/booking.ts";
import { day, tashkentTime } from "#texts/write.ts";
import { imageUrl } from "../../data/net/addresses.ts";
import { Picture } from "../../shared/ui/picture.tsx";
import { rowText } from "../../shared/ui/row-text.tsx";
import type { Bookable } from "./use-bookable.ts";
import classes from "./booking.module.css";

export function TripSummary({ bookable: { item, meeting }, checkIn }: { bookable: Bookable; checkIn: string }) {
  const { meeting_point, meeting_time } = meeting ?? {};
  const meetingParts = [checkIn && day(checkIn), meeting_point && meeting_time && tashkentTime(meeting_time)];
  return (
    <div className={classes.trip}>
      <Picture src={imageUrl(item.image_url)} alt="" sizes="5rem" ratio="1" />
      <div>
        <Text fw={600}>{rowText(item.title, item)}</Text>
        <Text size="sm">{meetingParts.filter(Boolean).join(", ")}</Text>
        <Text size="sm" c="dimmed">
          {meeting_point && rowText(meeting_point, meeting)}
        </Text>
      </div>
      {item.includes.length === 0 ? null : (
        <details className={classes.included}>
          <summary>{PRICE_SUMMARY.included}</summary>
          <ul>
            {item.includes.map((one) => (
              <li key={one}>{rowText(one, item)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
