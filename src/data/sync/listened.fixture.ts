/** A window or document whose events are told by hand. */
export function listened() {
  const listeners = new Map<string, () => void>();
  return {
    visibilityState: "visible",
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
    fire: (type: string) => listeners.get(type)?.(),
  };
}
