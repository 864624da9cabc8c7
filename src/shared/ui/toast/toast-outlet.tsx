import { Suspense } from "react";
import { lazyPart } from "../lazy-part.ts";
import { useWaitingToasts } from "./toast.ts";

const Toaster = lazyPart(async () => (await import("./toaster.tsx")).Toaster);

/** Empty until the first toast. */
export function ToastOutlet() {
  const needed = useWaitingToasts(({ everSaid }) => everSaid);
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
