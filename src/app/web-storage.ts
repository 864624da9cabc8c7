/** As the browser's own: each entry is a property, so that `Object.keys` lists them. */
const memoryStorage = (): Storage =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
    clear(this: Record<string, string>) {
      for (const key of Object.keys(this)) delete this[key];
    },
    key(this: Record<string, string>, at: number) {
      return Object.keys(this)[at] ?? null;
    },
    get length() {
      return Object.keys(this as unknown as Storage).length;
    },
  });

/** A browser that blocks cookies throws at each look at its storage: the page gets one that ends with it. */
export function replaceBlockedStorage(page: Pick<Window, "localStorage" | "sessionStorage">): void {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    try {
      page[name].getItem("");
    } catch {
      Object.defineProperty(page, name, { value: memoryStorage(), configurable: true });
    }
  }
}
