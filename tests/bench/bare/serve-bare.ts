import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { compressFolder } from "../../../supabase/local/build/compress-folder.ts";
import { startFront } from "../../../supabase/local/front/front-server.ts";
import { staticFiles } from "../../../supabase/local/front/static-files.ts";
import { root } from "../../support/run.ts";
import { freePort } from "../../support/stack.ts";

export const serveBare = async () => {
  const dist = join(root, ".cache/bare/dist");
  const server = join(root, ".cache/bare/server");
  const common = {
    root: join(root, "tests/bench/bare"),
    configFile: false as const,
    logLevel: "error" as const,
    plugins: [react()],
  };
  process.env["NODE_ENV"] = "production";
  await build({ ...common, build: { outDir: dist, emptyOutDir: true, target: "es2022" } });
  await build({
    ...common,
    build: {
      ssr: "page.tsx",
      outDir: server,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: "page.mjs" } },
    },
  });
  const [{ Page }, { createElement }, { renderToString }] = await Promise.all([
    import(pathToFileURL(join(server, "page.mjs")).href) as Promise<typeof import("./page.tsx")>,
    import("react"),
    import("react-dom/server"),
  ]);
  const html = readFileSync(join(dist, "index.html"), "utf8");
  writeFileSync(
    join(dist, "index.html"),
    html.replace('<div id="root"></div>', () => `<div id="root">${renderToString(createElement(Page))}</div>`),
  );
  await compressFolder(dist, { quick: true });
  const port = await freePort();
  const close = await startFront({ port }, { files: staticFiles(dist) });
  return {
    url: `http://localhost:${port}`,
    close,
  };
};
