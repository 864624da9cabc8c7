import { Button } from "@mantine/core";
import { useState } from "react";

const canAsk = () => "Notification" in window && Notification.permission === "default";

/** Asked only here, where something waits to be sent and the app may be closed meanwhile. */
export const NotifyMe = () => {
  const [asks, setAsks] = useState(canAsk);
  if (!asks) return null;
  const ask = async () => {
    await Notification.requestPermission();
    setAsks(false);
  };
  return (
    <Button variant="light" mt="sm" onClick={() => void ask()}>
      Notify me when it is sent
    </Button>
  );
};
