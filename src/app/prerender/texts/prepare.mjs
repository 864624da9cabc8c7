// Plain JavaScript, so that `npm ci` passes with a Node that is too old, or without the packages for development.
try {
  await import("./run-texts.ts");
} catch (error) {
  if (!["ERR_MODULE_NOT_FOUND", "ERR_UNKNOWN_FILE_EXTENSION"].includes(error.code)) throw error;
  console.warn(`The texts are not compiled (${error.code}): 'npm run texts' does it.`);
}
