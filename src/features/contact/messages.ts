export const INVALID_MESSAGE = "Please check your information";

export const NOT_KEPT = {
  title: "Not kept",
  message: "This device has no room to keep it. What you typed is still here; please email us instead.",
  tone: "error",
} as const;
