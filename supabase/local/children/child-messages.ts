/** What a child process tells its parent, over the channel that also tells it when the parent is gone. */
export type ChildMessage = { type: "listening" | "ready"; port: number } | { type: "failed"; message: string };

export const tellParent = (message: ChildMessage) => {
  process.send?.(message);
};

/** A child outlives nobody: when the parent ends, also by kill -9, the channel closes and the child goes. */
export const endWithParent = (stop: () => Promise<void>) => {
  const leave = () => {
    stop().then(
      () => process.exit(process.exitCode ?? 0),
      () => process.exit(1),
    );
  };
  process.on("disconnect", leave);
  process.on("SIGTERM", leave);
  // Ctrl-C reaches the whole group; the parent decides when its children go.
  process.on("SIGINT", () => {});
};
