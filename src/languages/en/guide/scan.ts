export const SCAN_PROBLEMS = {
  refused: "This site may not use your camera. Allow it in your browser’s settings for this site, then try again.",
  blocked: "This page was opened without access to the camera. Load it again to scan.",
  missing: "This device has no camera that can be used.",
  busy: "Another app is using the camera. Close that app, then try again.",
  unsupported: "This browser cannot scan codes. Update it, or use another one.",
  reader_missing: "The part that reads codes is not on this device yet. Connect to the internet once, then try again.",
};

export const SCAN = {
  tryAgain: "Try again",
  loadAgain: "Load again",
  withoutCamera: "You can still check guests in by name.",
  starting: "Starting the camera …",
  holdCode: "Hold the voucher’s code inside the square.",
  lightOn: "Light on",
  lightOff: "Light off",
  picture: "Picture of the camera",
};
