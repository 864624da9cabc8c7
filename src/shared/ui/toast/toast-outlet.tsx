import { lazy, Suspense } from "react";
import { useWaitingToasts } from "./toast.ts";

const Nothing = () => null;

/** A message that cannot be shown must not take the page with it. */
function withoutToaster(error: unknown) {
  console.warn("Messages cannot be shown:", error);
  return Nothing;
}

const Toaster = lazy(async () => ({
  default: await import("./toaster.tsx").then(({ Toaster: shown }) => shown, withoutToaster),
}));

/** Stands once in the shell; empty until somebody has something to say for the first time. */
export function ToastOutlet() {
  const needed = useWaitingToasts(({ everSaid }) => everSaid);
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
