import { type ComponentType, lazy } from "react";
import { untilHere } from "../browser/until-here.ts";

/** A component in a chunk of its own. React remembers a `lazy` that failed for good; this one waits until its code comes. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await untilHere(load) }));
