export type ChildMessage = { type: "listening" | "ready"; port: number } | { type: "failed"; message: string };

export const notifyParent = (message: ChildMessage) => {
  process.send?.(message);
};

/** The channel closes when the parent ends, even by kill -9, and the child then ends too. */
export const endWithParent = (stop: () => Promise<void>) => {
  const leave = () => {
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("disconnect", leave);
  process.on("SIGTERM", leave);
  // Ctrl-C reaches the whole group, but the parent ends its children in order.
  process.on("SIGINT", () => {});
};
