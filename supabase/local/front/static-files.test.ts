import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { staticFiles } from "./static-files.ts";

const folder = mkdtempSync(join(tmpdir(), "journey-files-"));
let server: Server;
const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  for (const [name, text] of Object.entries({
    "index.html": "Home",
    "shell.html": "Shell",
    "about.html": "About",
    "site.json": JSON.stringify({ routes: ["/", "/about", "/auth", "/trips/:id", "/booking/confirmation/:paymentId"] }),
  }))
    writeFileSync(join(folder, name), text);
  server = createServer(staticFiles(folder));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

it.each([
  ["/", 200, "Home"],
  ["/about", 200, "About"],
  ["/auth", 200, "Shell"],
  ["/auth/", 200, "Shell"],
  ["/trips/7", 200, "Shell"],
  ["/booking/confirmation/pay.1", 200, "Shell"],
  ["/trips/7/8", 404, "Shell"],
  ["/no/such/page", 404, "Shell"],
  ["/icons/gone.png", 404, "Not found\n"],
  ["/assets/gone.js", 404, "Not found\n"],
])("answers %s with %i: %s", async (path, status, text) => {
  const answer = await get(path);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
  expect(answer.headers.get("cache-control")).toBe(status === 404 ? "no-store" : "no-cache");
});
