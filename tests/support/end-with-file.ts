import { afterAll } from "vitest";

type Target = Pick<EventTarget, "addEventListener" | "removeEventListener">;

/** Timers and listeners of one test file would act in the next. */
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
      // React adds this listener once per document, for all files.
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
