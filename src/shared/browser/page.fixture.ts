function events() {
  const listeners = new Set<readonly [string, () => void]>();
  return {
    addEventListener: (type: string, run: () => void) => void listeners.add([type, run]),
    removeEventListener: (type: string, run: () => void) => {
      for (const listener of listeners) if (listener[0] === type && listener[1] === run) listeners.delete(listener);
    },
    fire: (type: string) => {
      for (const [name, run] of listeners) if (name === type) run();
    },
  };
}

export const fakePage = () => ({ window: events(), document: { ...events(), visibilityState: "visible" } });
