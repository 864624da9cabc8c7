type Events = {
  addEventListener: (type: string, run: () => void) => void;
  removeEventListener: (type: string, run: () => void) => void;
};

export type WokenPage = { window: Events; document: Events & { readonly visibilityState: string } };

/** The browser's `online` reports a network, not a reachable server. */
type WakeUp = "online" | "visible" | "focus" | "pageshow";

type Options = {
  on?: readonly WakeUp[];
  every?: number;
  whileHidden?: boolean;
  page?: WokenPage;
};

export const isVisible = (page: WokenPage = globalThis): boolean => page.document.visibilityState !== "hidden";

function listen(target: Events, type: string, run: () => void): () => void {
  target.addEventListener(type, run);
  return () => target.removeEventListener(type, run);
}

export function onReturn(run: () => void, options: Options = {}): () => void {
  const { on = ["online", "visible"], every, whileHidden = false, page = globalThis } = options;
  const wake = () => {
    if (whileHidden || isVisible(page)) run();
  };
  const stops = on.map((type) =>
    type === "visible" ? listen(page.document, "visibilitychange", wake) : listen(page.window, type, wake),
  );
  const timer = every === undefined ? undefined : setInterval(wake, every);
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}

/** Mobile browsers kill hidden pages without another event, so hiding counts as leaving. */
export function onLeave(run: () => void): () => void {
  const stops = [
    listen(window, "pagehide", run),
    listen(document, "visibilitychange", () => {
      if (!isVisible()) run();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
