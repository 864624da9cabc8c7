import { afterAll } from "vitest";

type Target = Pick<EventTarget, "addEventListener" | "removeEventListener">;

/** Ends what the app leaves running at the end of a test file: timers and listeners would act in the next one. */
export function endWithFile(): void {
  const { setTimeout: later, setInterval: every, clearTimeout: forget } = globalThis;
  const ends: (() => void)[] = [];
  const counted = (start: typeof later) =>
    ((...args: Parameters<typeof later>) => {
      const timer = start(...args);
      ends.push(() => forget(timer));
      return timer;
    }) as typeof later;
  Object.assign(globalThis, { setTimeout: counted(later), setInterval: counted(every as typeof later) });
  for (const target of [window, document] as Target[]) {
    const listen = target.addEventListener.bind(target);
    target.addEventListener = (...args: Parameters<Target["addEventListener"]>) => {
      // React listens once in a document, for all files.
      if (args[0] !== "selectionchange") ends.push(() => target.removeEventListener(...args));
      listen(...args);
    };
    ends.push(() => void (target.addEventListener = listen));
  }
  afterAll(() => {
    Object.assign(globalThis, { setTimeout: later, setInterval: every });
    globalThis.fetch = () => new Promise(() => undefined);
    for (const end of ends) end();
  });
}
