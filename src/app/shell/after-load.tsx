import { lazy, Suspense, useEffect, useState } from "react";

const Late = lazy(async () => ({ default: (await import("../late/late.tsx")).Late }));

/** What the app does for itself once the page stands: none of it is needed to show one. */
export const AfterLoad = () => {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const now = () => setLoaded(true);
    if (document.readyState === "complete") {
      const soon = setTimeout(now, 0);
      return () => clearTimeout(soon);
    }
    window.addEventListener("load", now, { once: true });
    return () => window.removeEventListener("load", now);
  }, []);
  return loaded ? (
    <Suspense>
      <Late />
    </Suspense>
  ) : null;
};
