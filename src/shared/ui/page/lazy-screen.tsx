import { Button } from "@mantine/core";
import { type ComponentType, createContext, lazy, type ReactElement, useLayoutEffect, useState } from "react";
import { SCREEN_NOT_CACHED } from "#texts/app.ts";
import { loadOnce } from "../../../domain/single-flight.ts";
import { reportConnectionBack } from "../../browser/connection-events.ts";
import { loadWithRetry } from "../../browser/load-with-retry.ts";
import { useWasPrerendered } from "../../browser/use-was-prerendered.ts";
import { EmptyState } from "../empty-state.tsx";
import { Spinner } from "../spinner.tsx";
import { Page } from "./page.tsx";

export type LazyScreen = (() => ReactElement) & { preload: () => Promise<void> };

export type ScreenRoute = { path: string; screen: LazyScreen };

export const PreloadContext = createContext<(path: string) => Promise<void>>(async () => undefined);

/** A preloaded screen renders at once, so hydration shows no spinner. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loadedScreen: ComponentType | undefined;
  const preload = loadOnce(async () => {
    loadedScreen = await load();
  });

  const LazyComponent = lazy(async () => {
    await loadWithRetry(preload);
    return { default: loadedScreen as ComponentType };
  });

  const Screen = () => {
    const wasPrerendered = useWasPrerendered();
    // Decide once per mount: switching later would discard the screen's state.
    const [Shown, show] = useState(() => loadedScreen ?? (wasPrerendered ? LazyComponent : undefined));
    const [isMissing, setMissing] = useState(false);
    // Avoid Suspense: React shows its fallback for 300 ms, and the code arrives after 20.
    useLayoutEffect(() => {
      if (!Shown) void loadWithRetry(preload, () => setMissing(true)).then(() => show(() => loadedScreen));
    }, [Shown]);
    if (Shown) return <Shown />;
    return isMissing ? <ScreenNotCached /> : <Spinner />;
  };
  return Object.assign(Screen, { preload });
}

const ScreenNotCached = () => (
  <Page title={SCREEN_NOT_CACHED.title} heading={SCREEN_NOT_CACHED.heading}>
    <EmptyState
      title={SCREEN_NOT_CACHED.problem}
      action={<Button onClick={reportConnectionBack}>{SCREEN_NOT_CACHED.again}</Button>}
    >
      {SCREEN_NOT_CACHED.text}
    </EmptyState>
  </Page>
);
