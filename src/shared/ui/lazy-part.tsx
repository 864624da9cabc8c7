import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { untilHere } from "../browser/until-here.ts";

/**
 * A component in a chunk of its own, and what stands in its place until the chunk is here. React stores a failed `lazy`
 * for good, so this one retries.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile: ReactNode = null) {
  const Late = lazy(async () => ({ default: (await untilHere(load)) as ComponentType<object> }));
  return (props: Props) => (
    <Suspense fallback={meanwhile}>
      <Late {...props} />
    </Suspense>
  );
}
