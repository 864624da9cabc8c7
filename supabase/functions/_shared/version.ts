/** Equals package.json's version, which a function's bundle cannot reach; a test compares them. */
export const version = "0.1.0";
