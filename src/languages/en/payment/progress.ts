const CHECKING = "Confirming your payment. This usually takes a few seconds.";

export const PAYMENT_PROGRESS = {
  checking: { title: "Verifying Payment", message: CHECKING },
  pending: { title: "Processing Payment", message: CHECKING },
  success: { title: "Payment Successful", message: "Your payment has arrived. Taking you to your confirmation." },
  failed: { title: "Payment Failed", message: "The payment could not be confirmed. Taking you to the details." },
};

export const PAYMENT_CHECK = {
  failed: "Error checking payment status",
  cancel: "Cancel Verification",
  attempts: (number: number, most: number) => `(${number}/${most}) attempts`,
  transactionId: "Transaction ID:",
};

export const PAYMENT_RETURN = {
  none: "No open payment on this device",
  text: "The payment may already be settled, or you paid in another browser. Check My trips, or open the booking with the link in our email.",
  trips: "My trips",
};
