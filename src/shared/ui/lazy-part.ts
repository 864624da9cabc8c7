import { type ComponentType, lazy } from "react";
import { untilHere } from "../browser/until-here.ts";

/** React caches a failed `lazy` forever; this one retries until its code arrives. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await untilHere(load) }));
