import { describe, expect, it } from "vitest";
import { parseMessageToWorker, parseShellState } from "./messages.ts";

describe("a message to the worker", () => {
  it.each(["SKIP_WAITING", "CLAIM", "CHECK_SHELL"])("is accepted when it is %s", (type) => {
    expect(parseMessageToWorker({ type })).toEqual({ type });
  });

  it.each([undefined, null, "SKIP_WAITING", { type: "skip_waiting" }, { kind: "SKIP_WAITING" }, 42])(
    "is ignored when it is %j",
    (data) => {
      expect(parseMessageToWorker(data)).toBeUndefined();
    },
  );
});

describe("the worker's report on the app's files", () => {
  it("is accepted when it is whole", () => {
    const said = { type: "SHELL_STATE", files: 9, gone: 2, missing: 1 };
    expect(parseShellState(said)).toEqual(said);
  });

  it.each([{ type: "SHELL_STATE", files: 9 }, { type: "SHELL_STATE", files: -1, gone: 0, missing: 0 }, "SHELL_STATE"])(
    "is refused when it is %j",
    (data) => {
      expect(parseShellState(data)).toBeUndefined();
    },
  );
});
