type Events = {
  addEventListener: (type: string, run: () => void) => void;
  removeEventListener: (type: string, run: () => void) => void;
};

/** Tests pass a window and a document of their own. */
export type WokenPage = { window: Events; document: Events & { readonly visibilityState: string } };

/** `online` comes from the browser, which knows of networks and nothing of servers. */
type WakeUp = "online" | "visible" | "focus" | "pageshow";

type Options = {
  on?: readonly WakeUp[];
  /** Runs also after each such pause, in milliseconds. */
  every?: number;
  whileHidden?: boolean;
  page?: WokenPage;
};

export const isVisible = (page: WokenPage = globalThis): boolean => page.document.visibilityState !== "hidden";

function listen(target: Events, type: string, run: () => void): () => void {
  target.addEventListener(type, run);
  return () => target.removeEventListener(type, run);
}

/** Runs when the network or the person is back, in visible pages only unless told otherwise. Returns how to stop. */
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

/** Runs when the page is hidden or closed: mobile browsers end hidden pages without another word. */
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
