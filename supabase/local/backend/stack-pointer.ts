import type { PGlite } from "@electric-sql/pglite";

type Module = { ___stack_pointer: WebAssembly.Global; _PostgresMainLoopOnce: () => void };

/** PGlite 0.4.5 leaks the stack frames of a failed statement: after some 2,000 errors it stops answering. */
export function restoreStackAfterErrors(driver: PGlite): void {
  const module = Reflect.get(driver, "mod") as Module;
  const run = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    const before: number = module.___stack_pointer.value;
    try {
      run();
    } catch (error) {
      module.___stack_pointer.value = before;
      throw error;
    }
  };
}
