export const INVALID_MESSAGE = "Please check your information";

export const NOT_KEPT = {
  title: "Not kept",
  message: "This device is out of storage. What you typed is still here; please email us instead.",
  tone: "error",
} as const;
