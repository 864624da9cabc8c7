import {
  type ComponentType,
  createContext,
  lazy,
  type ReactElement,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { onceLoaded } from "../../../domain/single-flight.ts";
import { untilHere } from "../../browser/until-here.ts";
import { Spinner } from "../spinner.tsx";
import { NotHereYet } from "./not-here-yet.tsx";

export type LazyScreen = (() => ReactElement) & { preload: () => Promise<void> };

export type ScreenRoute = { path: string; screen: LazyScreen };

/** Provided by the app, which knows all screens. */
export const PreloadContext = createContext<(path: string) => Promise<void>>(async () => undefined);

const never = () => () => undefined;
const isPainted = () => true;
const isNew = () => false;

/** A preloaded screen renders at once, so hydration shows no spinner. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loaded: ComponentType | undefined;
  const preload = onceLoaded(async () => {
    loaded = await load();
  });

  /** Keeps the prerendered content until the code arrives. */
  const Late = lazy(async () => {
    await untilHere(preload);
    return { default: loaded as ComponentType };
  });

  const Screen = () => {
    const painted = useSyncExternalStore(never, isNew, isPainted);
    // Decided once per mount: switching later would discard the screen's state.
    const [Shown, show] = useState(() => loaded ?? (painted ? Late : undefined));
    const [isMissing, setMissing] = useState(false);
    // Not Suspense: React keeps a spinner for 300 ms once shown, and the code arrives after 20.
    useLayoutEffect(() => {
      if (!Shown) void untilHere(preload, () => setMissing(true)).then(() => show(() => loaded));
    }, [Shown]);
    if (Shown) return <Shown />;
    return isMissing ? <NotHereYet /> : <Spinner />;
  };
  return Object.assign(Screen, { preload });
}
