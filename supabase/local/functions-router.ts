type Fetch = (request: Request) => Response | Promise<Response>;

const folder = new URL("../functions/", import.meta.url);
const loaded = new Map<string, Promise<{ default: { fetch: Fetch } }>>();

const verbs = new Set<string>();
for await (const entry of Deno.readDir(folder)) {
  if (entry.isDirectory && !entry.name.startsWith("_")) verbs.add(entry.name);
}

const load = (verb: string) => {
  const loadedModule = loaded.get(verb) ?? import(new URL(`${verb}/index.ts`, folder).href);
  loaded.set(verb, loadedModule);
  return loadedModule;
};

// An unknown function also answers our site only.
const headers = { "access-control-allow-origin": Deno.env.get("SITE_URL") ?? "null", vary: "Origin" };
const failure = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status, headers });

const route = async (request: Request): Promise<Response> => {
  const verb = new URL(request.url).pathname.split("/")[1] ?? "";
  if (!verbs.has(verb)) return failure(404, "not_found", "There is no such function.");
  try {
    const { default: served } = await load(verb);
    return await served.fetch(request);
  } catch (error) {
    console.error(`function ${verb}:`, error);
    return failure(500, "internal", "The function failed.");
  }
};

const ownPort = Deno.env.get("FUNCTIONS_PORT");

Deno.serve(
  {
    hostname: ownPort ? "0.0.0.0" : "127.0.0.1",
    port: Number(ownPort ?? 0),
    onListen: ({ port }) => console.log(JSON.stringify({ type: "ready", port })),
  },
  route,
);

if (!ownPort) {
  // Reading ends when the parent is gone, even by kill -9, and this process with it.
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0);
}
