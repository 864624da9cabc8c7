import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { leaveWaitingList } from "../../../data/remote/leave-waiting-list.ts";
import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { Page } from "../../../shared/ui/page/page.tsx";
import { LEAVE_UNKNOWN } from "../messages.ts";

type Standing = "asked" | "leaving" | "left" | "unknown" | "waits";

const SAYS: Record<Standing, string> = {
  asked: "We'll no longer offer you seats that come free. Seats held for you go to the next group on the list.",
  leaving: "Leaving the list.",
  left: "You are off the waiting list. There's nothing else you need to do.",
  unknown: LEAVE_UNKNOWN,
  waits: "You are still on the list: the server could not be reached. Please try again when you're online.",
};

/** Where the links of its mails lead. A tap leaves, not the opening: mail programs open links by themselves. */
export function LeaveScreen() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get("token");
  const [standing, setStanding] = useState<Standing>(token === null ? "unknown" : "asked");
  const leave = async () => {
    setStanding("leaving");
    const answer = await leaveWaitingList(token ?? "");
    setStanding(answer.ok ? "left" : answer.code === "refused" ? "unknown" : "waits");
  };
  return (
    <Page route="leaveWaitingList" narrow>
      <div className="surface stack">
        <Text role="status">{SAYS[standing]}</Text>
        {standing === "left" || standing === "unknown" ? (
          <ButtonLink variant="default" to={paths.tours()}>
            View All Tours
          </ButtonLink>
        ) : (
          <Button color="red" variant="light" loading={standing === "leaving"} onClick={() => void leave()}>
            Leave the waiting list
          </Button>
        )}
      </div>
    </Page>
  );
}
