import { Notifications, notifications } from "@mantine/notifications";
import { useEffect } from "react";
import { CLOSE_TOAST } from "#texts/app.ts";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Notification.layer.css";
import "@mantine/notifications/styles.layer.css";
import { TextLink } from "../links.tsx";
import { useWaitingToasts } from "./toast.ts";
import classes from "./toaster.module.css";

const colors = { success: "turquoise", error: "red", info: "lapis" } as const;
const shownMs = { success: 5_000, error: 10_000, info: 5_000 } as const;

export function Toaster() {
  const { toasts, closed, take } = useWaitingToasts();
  useEffect(() => {
    const waiting = take();
    for (const { id, title, message = "", link, tone = "info" } of waiting.toasts) {
      const role = tone === "error" ? "alert" : "status";
      const closeButtonProps = { "aria-label": CLOSE_TOAST };
      // Mantine's gray has too little contrast on white.
      const classNames = { description: "dim" };
      const look = { color: colors[tone], classNames, closeButtonProps };
      const body = link ? (
        <TextLink to={link.to} onClick={() => notifications.hide(id)}>
          {link.label}
        </TextLink>
      ) : (
        message
      );
      notifications.show({ id, title, message: body, autoClose: shownMs[link ? "error" : tone], role, ...look });
    }
    for (const id of waiting.closed) notifications.hide(id);
  }, [toasts, closed, take]);
  return <Notifications className={classes.toasts} position="top-center" containerWidth={420} zIndex={400} />;
}
