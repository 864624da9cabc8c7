import { lazy, Suspense } from "react";
import { useWaitingToasts } from "./toast.ts";

const Toaster = lazy(async () => ({ default: (await import("./toaster.tsx")).Toaster }));

/** Stands once in the shell; empty until somebody has something to say for the first time. */
export const ToastOutlet = () => {
  const needed = useWaitingToasts(({ everSaid }) => everSaid);
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
};
