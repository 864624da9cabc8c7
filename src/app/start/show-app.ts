import type { ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { repeatEarlyInput, repeatFirstInput } from "./early-input.ts";

export function showApp(rootElement: HTMLElement, tree: ReactNode): void {
  // React only logs errors that a boundary catches, so report them too.
  const options = { onCaughtError: (error: unknown) => reportError(error) };
  if (rootElement.hasChildNodes()) hydrateRoot(rootElement, tree, options);
  else createRoot(rootElement, options).render(tree);
  repeatEarlyInput(window);
  repeatFirstInput(window, rootElement);
}
