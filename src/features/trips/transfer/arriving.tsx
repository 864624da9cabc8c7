import { Badge, Text } from "@mantine/core";
import type { ArrivingTrip } from "../../../domain/booking/trip/trip-file.ts";
import { day } from "../../../domain/words.ts";

/** A trip from elsewhere in words to recognize it by; how it stands nobody has said yet. */
export const Arriving = ({ trip: { title, check_in } }: { trip: ArrivingTrip }) => (
  <>
    <Text fw={600}>{title ?? "A trip"}</Text>
    {check_in === undefined ? null : <Text size="sm">{day(check_in)}</Text>}
    <Badge mt={6} color="sand">
      Unverified
    </Badge>
  </>
);
