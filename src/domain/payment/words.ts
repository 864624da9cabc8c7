/** The texts of the specification; the screens and the server say the same. */
export const paymentWords = {
  missingId: "Missing payment ID",
  notFound: "Payment not found",
  notFoundOrDenied: "Payment not found or access denied",
  unableToVerify: "Unable to verify payment",
  timeout: "Payment processing timeout",
  statusCheckFailed: "Status check failed",
  errorCheckingStatus: "Error checking payment status",
  noIdProvided: "No payment ID provided",
  loadFailed: "Failed to load payment details",
  couldNotProcess: "Your payment could not be processed.",
  noRedirectUrl: "Payment URL not received from gateway",
} as const;

export const paymentEndedText = (status: string): string => `Payment ${status}`;
