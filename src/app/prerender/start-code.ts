import { join } from "node:path";
import { build } from "vite";

/** `src/app/start` as one script to stand in the page itself, so that nothing has to be fetched before it. */
export async function startCode(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      lib: { entry: join(root, "src/app/start/start.ts"), formats: ["iife"], name: "start" },
      copyPublicDir: false,
    },
  });
  const [output] = Array.isArray(built) ? built : [];
  const [chunk] = output?.output ?? [];
  if (!chunk || chunk.code.includes("</script")) throw new Error("The start of a page could not be built");
  return chunk.code.trim();
}
