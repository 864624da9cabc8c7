type Event = { at: number; order: number; run: () => void };

const EVENTS_A_TURN = 64;

export function createTime() {
  const heap: Event[] = [];
  let now = 0;
  let order = 0;
  const real = { calls: 0 };

  const before = (one: Event, other: Event) => one.at < other.at || (one.at === other.at && one.order < other.order);

  function push(event: Event) {
    let i = heap.push(event) - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (!before(event, heap[parent] ?? event)) break;
      heap[i] = heap[parent] ?? event;
      i = parent;
    }
    heap[i] = event;
  }

  function pop(): Event | undefined {
    const top = heap[0];
    const last = heap.pop();
    if (top === undefined || last === undefined || top === last) return top;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      const right = heap[child + 1];
      const left = heap[child];
      if (left === undefined) break;
      if (right !== undefined && before(right, left)) child += 1;
      const smaller = heap[child] ?? left;
      if (!before(smaller, last)) break;
      heap[i] = smaller;
      i = child;
    }
    heap[i] = last;
    return top;
  }

  return {
    now: () => now,
    at(ms: number, run: () => void) {
      push({ at: now + ms, order: (order += 1), run });
    },
    async hold<T>(work: () => Promise<T>): Promise<T> {
      real.calls += 1;
      try {
        return await work();
      } finally {
        real.calls -= 1;
      }
    },
    async runUntil(end: number): Promise<void> {
      const due = () => (heap[0] === undefined || heap[0].at > end ? undefined : heap[0]);
      const step = () => {
        const next = real.calls > 0 ? undefined : due();
        if (next === undefined) return;
        pop();
        now = next.at;
        next.run();
      };
      // Node settles all promises between two immediates; an event loop turn per event would cost more than the
      // event.
      let events = 1;
      do {
        step();
        for (let left = events; left > 1; left -= 1) setImmediate(step);
        await new Promise(setImmediate);
        events = real.calls > 0 ? 1 : Math.min(2 * events, EVENTS_A_TURN);
      } while (real.calls > 0 || due() !== undefined);
      now = end;
    },
  };
}
export type Time = ReturnType<typeof createTime>;
