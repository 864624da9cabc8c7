import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

const positions = new Map<string, number>();
// A list may need a moment to be as long again as it was.
const restoreWithinMs = 600;

const scrollBackTo = (top: number): (() => void) => {
  const until = performance.now() + restoreWithinMs;
  let frame = 0;
  const tryAgain = () => {
    window.scrollTo({ top, behavior: "instant" });
    if (Math.abs(window.scrollY - top) > 2 && performance.now() < until) frame = requestAnimationFrame(tryAgain);
  };
  tryAgain();
  return () => cancelAnimationFrame(frame);
};

/**
 * After a change of page: the heading takes the focus and the page begins at its top; going back, it is where it was.
 * A change of the query alone (a filter) moves neither.
 */
export const usePageChange = (): void => {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();
  const firstPage = useRef(true);

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key]);

  useLayoutEffect(() => {
    if (firstPage.current) {
      firstPage.current = false;
      return;
    }
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return;
    }
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
    if (kind === "POP") return scrollBackTo(positions.get(key) ?? 0);
    window.scrollTo({ top: 0, behavior: "instant" });
    // The key changes with every query too; only a new path is a new page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
};
