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

/** One address of the app and the screen it shows. */
export type ScreenRoute = { path: string; screen: LazyScreen };

/** Fetches the code of the screen at this address, so that going there waits for nothing; the app knows all screens. */
export const PreloadContext = createContext<(path: string) => Promise<void>>(async () => undefined);

const never = () => () => undefined;
const isPainted = () => true;
const isNew = () => false;

/**
 * A screen in a chunk of its own. Preloaded, it renders at once: that is how a prerendered page is taken over without
 * showing a spinner in between.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loaded: ComponentType | undefined;
  const preload = onceLoaded(async () => {
    loaded = await load();
  });

  /** What stands prerendered stays until its code is here. */
  const Late = lazy(async () => {
    await untilHere(preload);
    return { default: loaded as ComponentType };
  });

  const Screen = () => {
    const painted = useSyncExternalStore(never, isNew, isPainted);
    // Decided once a mount: changing from one to the other later would throw away the screen's state.
    const [Shown, show] = useState(() => loaded ?? (painted ? Late : undefined));
    const [isMissing, setMissing] = useState(false);
    // Not left to Suspense: whose spinner was shown once, React keeps it for 300 ms, and the code is here after 20.
    useLayoutEffect(() => {
      if (!Shown) void untilHere(preload, () => setMissing(true)).then(() => show(() => loaded));
    }, [Shown]);
    if (Shown) return <Shown />;
    return isMissing ? <NotHereYet /> : <Spinner />;
  };
  return Object.assign(Screen, { preload });
}
