import type { CameraProblem } from "./camera.ts";

export type ScanProblem = CameraProblem | "reader_missing";

type ProblemText = { text: string; button: string | null };

export const SCAN_PROBLEMS: Readonly<Record<ScanProblem, ProblemText>> = {
  refused: {
    text: "This site may not use your camera. Allow it in your browser’s settings for this site, then try again.",
    button: "Try again",
  },
  blocked: {
    text: "This page was opened without access to the camera. Load it again to scan.",
    button: "Load again",
  },
  missing: { text: "This device has no camera that can be used.", button: "Try again" },
  busy: { text: "Another app is using the camera. Close that app, then try again.", button: "Try again" },
  unsupported: { text: "This browser cannot scan codes. Update it, or use another one.", button: null },
  reader_missing: {
    text: "The part that reads codes is not on this device yet. Connect to the internet once, then try again.",
    button: "Try again",
  },
};

export const WITHOUT_CAMERA = "You can still check guests in by name.";

export const STARTING = "Starting the camera …";
export const HOLD_CODE = "Hold the voucher’s code inside the square.";
