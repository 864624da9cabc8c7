import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { takeScroll } from "../../shared/browser/chosen-language.ts";

const positions = new Map<string, number>();
// A list may take a moment to reach its old length.
const restoreWithinMs = 600;

function scrollBackTo(top: number): () => void {
  const endTime = performance.now() + restoreWithinMs;
  let frame = 0;
  const restoreScroll = () => {
    window.scrollTo({ top, behavior: "instant" });
    if (Math.abs(window.scrollY - top) > 2 && performance.now() < endTime) frame = requestAnimationFrame(restoreScroll);
  };
  restoreScroll();
  return () => cancelAnimationFrame(frame);
}

function focusHeading(): () => void {
  const main = document.querySelector("main");
  const focusHeadingNow = () => {
    const heading = main?.querySelector<HTMLElement>("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
    return heading !== null && heading !== undefined;
  };
  if (!main || focusHeadingNow()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (focusHeadingNow()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

export function usePageChange(): void {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();
  const previousPathname = useRef(pathname);

  // A layout effect runs before the scroll to the top, which would be recorded as the old page's position.
  useLayoutEffect(() => {
    window.history.scrollRestoration = "manual";
    const rememberScroll = () => positions.set(key, window.scrollY);
    window.addEventListener("scroll", rememberScroll, { passive: true });
    return () => window.removeEventListener("scroll", rememberScroll);
  }, [key]);

  useLayoutEffect(() => {
    const top = takeScroll();
    return top === null ? undefined : scrollBackTo(top);
  }, []);

  useLayoutEffect(() => {
    if (previousPathname.current === pathname) return undefined;
    previousPathname.current = pathname;
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return undefined;
    }
    const stopFocus = focusHeading();
    const stopScroll = kind === "POP" ? scrollBackTo(positions.get(key) ?? 0) : scrollBackTo(0);
    return () => {
      stopFocus();
      stopScroll();
    };
  }, [pathname, hash, key, kind]);
}
