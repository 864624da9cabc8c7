import { Notifications, notifications } from "@mantine/notifications";
import { useEffect } from "react";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Notification.layer.css";
import "@mantine/notifications/styles.layer.css";
import { useWaitingToasts } from "./toast.ts";

const colors = { success: "turquoise", error: "red", info: "lapis" } as const;
// An error stays long enough to be read twice.
const shownMs = { success: 5_000, error: 10_000, info: 5_000 } as const;

export const Toaster = () => {
  const { toasts, take } = useWaitingToasts();
  useEffect(() => {
    for (const { title, message = "", tone = "info" } of take()) {
      const role = tone === "error" ? "alert" : "status";
      notifications.show({ title, message, color: colors[tone], autoClose: shownMs[tone], role });
    }
  }, [toasts, take]);
  return <Notifications position="top-center" containerWidth={420} zIndex={400} />;
};
