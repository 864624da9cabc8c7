import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, loadEnv, type Plugin, type ResolvedConfig, type Rolldown } from "vite";
import { rowsForPath } from "../../domain/catalogue/rows/page-rows.ts";
import { EMPTY_SNAPSHOT } from "../../domain/catalogue/rows/snapshot.ts";
import { addressIn, type Language, languages, SOURCE_LANGUAGE } from "../../domain/languages.ts";
import { routeNames, routeOf } from "../../shared/site.ts";
import { webManifest } from "../service-worker/web-manifest.ts";
import { guideParts } from "./built-files.ts";
import { catalogueForBuild } from "./fetch-catalogue.ts";
import { namingAssets } from "./header-rules.ts";
import { fillHeaders, pictureHosts } from "./headers.ts";
import { hostFiles } from "./host-files.ts";
import { type LanguageFiles, textsAlias } from "./language-files.ts";
import { pageHtml, type ScreenFiles, shellHtml, templateIn } from "./page-html.ts";
import { pagesOf, robotsTxt, screenFiles, sitemapXml } from "./pages.ts";

/** An inline script runs before anything else is loaded. */
async function startCode(root: string): Promise<string> {
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

type Server = typeof import("./entry-server.tsx");

const withoutSlash = (url = "") => url.replace(/\/+$/, "");
const fileOf = (address: string) => (address === "/" ? "index.html" : `${address.slice(1)}.html`);

async function buildServer(config: ResolvedConfig, folder: string, language: Language): Promise<Server> {
  await build({
    root: config.root,
    configFile: false,
    mode: config.mode,
    logLevel: "error",
    plugins: [react()],
    resolve: { alias: textsAlias(config.root, language) },
    build: {
      ssr: join(config.root, "src/app/prerender/entry-server.tsx"),
      outDir: folder,
      emptyOutDir: true,
      target: "node22",
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: "entry.mjs" } },
    },
  });
  return (await import(pathToFileURL(join(folder, "entry.mjs")).href)) as Server;
}

/** Vite's order matters, because the later sheet wins. */
function filesOf(bundle: Rolldown.OutputBundle, file: string | undefined, words: LanguageFiles): ScreenFiles {
  const screen = Object.values(bundle).find(
    (output) => output.type === "chunk" && file !== undefined && output.moduleIds.some((id) => id.endsWith(`/${file}`)),
  );
  if (screen === undefined) throw new Error(`No code of a screen: ${file}`);
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const visited = new Set<string>();
  function add(name: string) {
    const chunk = bundle[name];
    const ofLanguage = words[name];
    if (ofLanguage !== undefined) scripts.add(ofLanguage);
    if (chunk?.type !== "chunk" || visited.has(name)) return;
    visited.add(name);
    chunk.imports.forEach(add);
    scripts.add(`/${name}`);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(`/${sheet}`);
  }
  add(screen.fileName);
  return { scripts: [...scripts], styles: [...sheets] };
}

/** Must run before the service worker's file list is made. */
export function prerender(maps: ReadonlyMap<Language, LanguageFiles>): Plugin {
  let config: ResolvedConfig;
  return {
    name: "journey:prerender",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: "pre",
      sequential: true,
      async handler(_options, bundle) {
        if (config.build.ssr !== false) return;
        // Node finds the project's packages only from inside the project.
        const folder = join(config.root, ".cache", `prerender-${process.pid}`);
        try {
          await writePages(config, bundle, folder, maps);
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      },
    },
  };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function readSheets(dist: string, bundle: Rolldown.OutputBundle, template: string): Promise<string[]> {
  const names = Object.keys(bundle).filter((name) => name.endsWith(".css"));
  // The entry's sheet defines the layers, so it comes first.
  const orderedNames = names.toSorted((a, b) => Number(template.includes(b)) - Number(template.includes(a)));
  return Promise.all(orderedNames.map((name) => readFile(join(dist, name), "utf8")));
}

async function writePages(
  config: ResolvedConfig,
  bundle: Rolldown.OutputBundle,
  folder: string,
  maps: ReadonlyMap<Language, LanguageFiles>,
): Promise<void> {
  const { logger } = config;
  const dist = resolve(config.root, config.build.outDir);
  const env = {
    ...loadEnv(config.mode, config.root, ["VITE_", "SUPABASE_PRERENDER_", "WITHOUT_CATALOGUE", "NETLIFY"]),
    ...process.env,
  };
  const template = await readFile(join(dist, "index.html"), "utf8");
  const sheets = await readSheets(dist, bundle, template);
  const fonts = Object.keys(bundle)
    .filter((name) => name.endsWith(".woff2"))
    .map((name) => `/${name}`);
  const [start, fetched] = await Promise.all([startCode(config.root), catalogueForBuild(env)]);
  const wholeSnapshot = fetched.ok ? fetched.snapshot : EMPTY_SNAPSHOT;
  if (!fetched.ok) logger.warn(`Only the static pages are prerendered: ${fetched.why}`);
  const pages = pagesOf(fetched.ok ? wholeSnapshot : null);
  const screens = screenFiles(await readFile(join(config.root, "src/app/routes.tsx"), "utf8"));
  const shells = new Map<Language, string>();
  let shellPaths: string[] = [];
  for (const language of languages) {
    const words = maps.get(language) ?? {};
    const inLanguage = templateIn(template, language, words);
    const server = await buildServer(config, join(folder, language), language);
    // Visitors install the app under the name that the shop has at the desk.
    const manifest = webManifest(language, server.MANIFEST, wholeSnapshot.shop.name);
    await write(join(dist, addressIn(language, "/manifest.webmanifest")), JSON.stringify(manifest));
    const snapshot = fetched.ok ? fetched.snapshotIn(language) : wholeSnapshot;
    const settings = { ...EMPTY_SNAPSHOT, shop: snapshot.shop, stars: snapshot.stars };
    const shell = shellHtml(inLanguage, start, guideParts(bundle, words), settings);
    shells.set(language, shell);
    await write(join(dist, fileOf(addressIn(language, "/shell"))), shell);
    for (const { path, route, withRows } of pages) {
      const rows = withRows ? rowsForPath(snapshot, decodeURIComponent(path)) : settings;
      const markup = await server.renderPage(path, rows);
      const files = filesOf(bundle, screens.get(route), words);
      const page = { template: inLanguage, sheets, markup, rows, files, fonts, start };
      await write(join(dist, fileOf(addressIn(language, path))), pageHtml(page));
    }
    shellPaths = server.pathsWithoutFile(pages.map(({ path }) => path));
  }
  const shell = shells.get(SOURCE_LANGUAGE) ?? "";
  const headers = await readFile(join(dist, "_headers"), "utf8");
  const filledHeaders = fillHeaders(headers, [...shells.values()].join(""), {
    supabaseUrl: env["VITE_SUPABASE_URL"] ?? "",
    pictureHosts: pictureHosts(env["VITE_PICTURE_HOSTS"] ?? ""),
  });
  const assets = Object.keys(bundle).flatMap((name) =>
    name.startsWith("assets/") ? [name.slice("assets/".length)] : [],
  );
  await writeFile(
    join(dist, "_headers"),
    env["NETLIFY"] === "true" ? namingAssets(filledHeaders, assets) : filledHeaders,
  );
  const origin = withoutSlash(env["VITE_SITE_URL"]);
  const hostFileContents = hostFiles({
    shell,
    headers: filledHeaders,
    languages: languages.map((language) => ({
      shell: addressIn(language, "/shell"),
      routes: routeNames.map((name) => addressIn(language, routeOf(name).path)),
      shellPaths: shellPaths.map((path) => addressIn(language, path)),
    })),
    assets,
    version: env["VITE_APP_VERSION"] ?? "",
    release: JSON.parse(await readFile("package.json", "utf8")).version,
    migration: (await readdir("supabase/migrations")).toSorted().at(-1)?.split("_")[0] ?? "",
    site: origin,
    backend: withoutSlash(env["VITE_SUPABASE_URL"]),
    publishableKey: env["VITE_SUPABASE_KEY"] ?? "",
    pages: { "/": await readFile(join(dist, "index.html"), "utf8"), "/shell": shell },
  });
  for (const [name, text] of Object.entries(hostFileContents)) await writeFile(join(dist, name), text);
  const indexed = pages.filter((page) => page.indexed).map(({ path }) => path);
  await writeFile(join(dist, "sitemap.xml"), sitemapXml(origin, indexed));
  await writeFile(join(dist, "robots.txt"), robotsTxt(origin));
  if (origin === "") logger.warn("VITE_SITE_URL is not set: canonical addresses and the sitemap have no host.");
  logger.info(`Prerendered ${pages.length} pages.`);
}
