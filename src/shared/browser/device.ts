export const PLATFORMS = ["ios", "android", "computer", "mac-safari"] as const;
export type Platform = (typeof PLATFORMS)[number];

type Device = { userAgent: string; maxTouchPoints: number };

export function platformOf({ userAgent, maxTouchPoints }: Device): Platform {
  // iPads claim to be Macs, but no Mac has a touch screen.
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return "ios";
  if (/Android/.test(userAgent)) return "android";
  if (/Macintosh/.test(userAgent) && /Version\/[\d.]+ Safari/.test(userAgent)) return "mac-safari";
  return "computer";
}

export const isInstalledApp = (): boolean =>
  window.matchMedia("(display-mode: standalone)").matches ||
  ("standalone" in navigator && navigator.standalone === true);
