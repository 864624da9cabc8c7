import { lazy, Suspense, useEffect, useState } from "react";
import { whenQuiet } from "../../shared/when-quiet.ts";

const Late = lazy(async () => ({ default: (await import("../late/late.tsx")).Late }));

/** What the app does for itself once the page stands: none of it is needed to show one. */
export const AfterLoad = () => {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    whenQuiet(() => setLoaded(true));
  }, []);
  return loaded ? (
    <Suspense>
      <Late />
    </Suspense>
  ) : null;
};
