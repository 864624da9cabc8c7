type Events = {
  addEventListener: (type: string, run: () => void) => void;
  removeEventListener: (type: string, run: () => void) => void;
};

export type WakeablePage = { window: Events; document: Events & { readonly visibilityState: string } };

type WakeUp = "online" | "visible" | "focus" | "pageshow";

type Options = {
  on?: readonly WakeUp[];
  every?: number;
  whileHidden?: boolean;
  page?: WakeablePage;
};

export const isVisible = (page: WakeablePage = globalThis): boolean => page.document.visibilityState !== "hidden";

function listen(target: Events, type: string, run: () => void): () => void {
  target.addEventListener(type, run);
  return () => target.removeEventListener(type, run);
}

export function onReturn(run: () => void, options: Options = {}): () => void {
  const { on = ["online", "visible"], every, whileHidden = false, page = globalThis } = options;
  const runIfVisible = () => {
    if (whileHidden || isVisible(page)) run();
  };
  const removeListeners = on.map((type) =>
    type === "visible"
      ? listen(page.document, "visibilitychange", runIfVisible)
      : listen(page.window, type, runIfVisible),
  );
  const timer = every === undefined ? undefined : setInterval(runIfVisible, every);
  return () => {
    clearInterval(timer);
    for (const removeListener of removeListeners) removeListener();
  };
}

/** Mobile browsers kill hidden pages without another event, so hiding counts as leaving. */
export function onLeave(run: () => void): () => void {
  const removeListeners = [
    listen(window, "pagehide", run),
    listen(document, "visibilitychange", () => {
      if (!isVisible()) run();
    }),
  ];
  return () => {
    for (const removeListener of removeListeners) removeListener();
  };
}
