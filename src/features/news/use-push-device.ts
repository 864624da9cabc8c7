import { useCallback, useEffect, useState } from "react";
import type { PushDevice } from "../../domain/news/push-device.ts";
import { isInstalledApp, platformOf } from "../../shared/browser/device.ts";
import { onReturn } from "../../shared/browser/wake-ups.ts";

const readDevice = (): PushDevice => ({
  hasWorker: "serviceWorker" in navigator,
  hasPush: "PushManager" in window,
  permission: "Notification" in window ? Notification.permission : null,
  isIos: platformOf(navigator) === "ios",
  isInstalled: isInstalledApp(),
});

export function usePushDevice(): [PushDevice, () => void] {
  const [device, setDevice] = useState(readDevice);
  const readAgain = useCallback(() => setDevice(readDevice()), []);
  useEffect(() => onReturn(readAgain, { on: ["visible", "focus"] }), [readAgain]);
  return [device, readAgain];
}
