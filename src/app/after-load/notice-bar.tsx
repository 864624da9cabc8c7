import { CloseButton } from "@mantine/core";
import "@mantine/core/styles/CloseButton.layer.css";
import type { ReactNode } from "react";
import { TextLink } from "../../shared/ui/links.tsx";
import { count } from "#words/write.ts";
import { paths } from "../../shared/paths.ts";
import { Bar } from "../../shared/ui/bar.tsx";
import { type RepairNotice, useNotice, dismissNotice } from "./self-repair.ts";

const ToTrips = ({ children }: { children: ReactNode }) => (
  <TextLink to={paths.trips()} inherit c="inherit" underline="always">
    {children}
  </TextLink>
);

function words(notice: RepairNotice): ReactNode {
  switch (notice.kind) {
    case "refused":
      return "Private browsing? Trips can't be saved offline here, and what you type is lost when you close this page. Otherwise close other tabs of this site and open it again.";
    case "cleared":
      return (
        <>
          Your browser cleared {count(notice.trips, "saved trip")}. Your bookings are safe:{" "}
          <ToTrips>email me my bookings</ToTrips>.
        </>
      );
    case "empty-app":
      return (
        <>
          The app starts empty here. Booked before? <ToTrips>Import your trips</ToTrips>.
        </>
      );
    case "incomplete":
      return `${notice.missing} of ${notice.files} parts of the app are missing on this device and download again once you are online. Until then some pages may not open offline.`;
  }
}

export function NoticeBar() {
  const notice = useNotice((state) => state.notice);
  return (
    <div role="status">
      {notice ? (
        <Bar pressing>
          <span>{words(notice)}</span>
          <CloseButton variant="transparent" c="inherit" aria-label="Dismiss" onClick={dismissNotice} />
        </Bar>
      ) : null}
    </div>
  );
}
