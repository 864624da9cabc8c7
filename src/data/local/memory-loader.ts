export type Storage = { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };

/**
 * Set by the page before it opens the database. The worker leaves it empty: it ends too soon, and cannot load modules
 * later.
 */
export const memoryLoader: { load?: () => Promise<Storage> } = {};
