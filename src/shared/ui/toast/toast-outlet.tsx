import { lazyPart } from "../lazy-part.tsx";
import { useWaitingToasts } from "./toast.ts";

const Toaster = lazyPart(async () => (await import("./toaster.tsx")).Toaster);

export function ToastOutlet() {
  const needed = useWaitingToasts(({ said }) => said > 0);
  return needed ? <Toaster /> : null;
}
