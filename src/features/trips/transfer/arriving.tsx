import { Badge, Text } from "@mantine/core";
import type { ArrivingTrip } from "../../../domain/booking/trip/trip-file.ts";
import { day } from "../../../domain/words.ts";

export const Arriving = ({ trip: { title, check_in } }: { trip: ArrivingTrip }) => (
  <>
    <Text fw={600}>{title ?? "A trip"}</Text>
    {check_in === undefined ? null : <Text size="sm">{day(check_in)}</Text>}
    <Badge mt={6} color="sand">
      Unverified
    </Badge>
  </>
);
