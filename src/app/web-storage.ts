/** Methods live on the prototype, so `Object.keys` lists only the entries. */
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

/** Browsers that block cookies throw at each access. */
export function replaceBlockedStorage(page: Pick<Window, "localStorage" | "sessionStorage">): void {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    try {
      page[name].getItem("");
    } catch {
      Object.defineProperty(page, name, { value: memoryStorage(), configurable: true });
    }
  }
}
