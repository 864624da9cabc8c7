// Plain JavaScript, so that a Node that is too old can print what is wrong.
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old to run the stack. 'npm ci && npm start' brings its own Node; ` +
      `if that was left out (--omit=optional), use Node 22.18 or newer.`,
  );
  process.exit(1);
}
await import("./main.ts");
