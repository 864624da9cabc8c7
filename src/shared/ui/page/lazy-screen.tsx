import { type ComponentType, createContext, lazy, type ReactElement, useState } from "react";

export type LazyScreen = (() => ReactElement) & { preload: () => Promise<void> };

/** One address of the app and the screen it shows. */
export type ScreenRoute = { path: string; screen: LazyScreen };

/** Fetches the code of the screen at this address, so that going there waits for nothing; the app knows all screens. */
export const PreloadContext = createContext<(path: string) => Promise<void>>(async () => undefined);

/**
 * A screen in a chunk of its own. Preloaded, it renders at once: that is how a prerendered page is taken over without
 * showing a spinner in between.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;

  const preload = () => {
    loading ??= load().then(
      (component) => {
        loaded = component;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  const Late = lazy(async () => {
    await preload();
    return { default: loaded as ComponentType };
  });

  const Screen = () => {
    // Decided once a mount: changing from one to the other later would throw away the screen's state.
    const [Ready] = useState(() => loaded);
    return Ready ? <Ready /> : <Late />;
  };
  return Object.assign(Screen, { preload });
}
