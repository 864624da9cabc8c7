import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { loadWithRetry } from "../browser/load-with-retry.ts";

/** React caches a failed `lazy` forever, so this retries until the code arrives. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile: ReactNode = null) {
  const LazyComponent = lazy(async () => ({ default: (await loadWithRetry(load)) as ComponentType<object> }));
  return (props: Props) => (
    <Suspense fallback={meanwhile}>
      <LazyComponent {...props} />
    </Suspense>
  );
}
