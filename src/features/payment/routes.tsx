import { lazyScreen, type ScreenRoute } from "../../shared/ui/lazy-screen.tsx";

const process = lazyScreen(async () => (await import("./process-screen.tsx")).ProcessScreen);
const confirmation = lazyScreen(async () => (await import("./confirmation-screen.tsx")).ConfirmationScreen);

export const paymentRoutes: ScreenRoute[] = [
  { path: "/payment/process", screen: process },
  { path: "/payment/process/:transactionId", screen: process },
  {
    path: "/booking-confirmation",
    screen: lazyScreen(async () => (await import("./return-screen.tsx")).ReturnScreen),
  },
  { path: "/booking-confirmation/:paymentId", screen: confirmation },
  { path: "/booking/confirmation", screen: confirmation },
  { path: "/booking/confirmation/:paymentId", screen: confirmation },
  {
    path: "/payment/confirmation",
    screen: lazyScreen(async () => (await import("./success-screen.tsx")).SuccessScreen),
  },
  { path: "/payment/failure", screen: lazyScreen(async () => (await import("./failure-screen.tsx")).FailureScreen) },
];
