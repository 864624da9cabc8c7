export type Storage = { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };

/** The worker leaves it empty, because it ends too soon and cannot import modules later. */
export const memoryLoader: { load?: () => Promise<Storage> } = {};
