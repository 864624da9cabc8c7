import { lazy, Suspense, useEffect, useState } from "react";
import { useWaitingToasts } from "./toast.ts";

const Toaster = lazy(async () => ({ default: (await import("./toaster.tsx")).Toaster }));

/** Stands once in the shell; empty until somebody has something to say for the first time. */
export const ToastOutlet = () => {
  const waiting = useWaitingToasts(({ toasts }) => toasts.length > 0);
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    if (waiting) setNeeded(true);
  }, [waiting]);
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
};
