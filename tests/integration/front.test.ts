import { createServer, type IncomingMessage, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFront } from "../../supabase/local/front/front-server.ts";
import { line, raw, statusOf } from "../support/raw.ts";
import { freePort } from "../support/stack.ts";

const MIB = 1024 * 1024;

let port: number;
let close: () => Promise<void>;
let upstream: Server;
let met: { request: IncomingMessage; size: number }[] = [];
let hold: Promise<void> | undefined;

beforeAll(async () => {
  upstream = createServer(async (request, answer) => {
    const size = Buffer.concat(await request.toArray()).length;
    met.push({ request, size });
    if (request.url?.includes("slow")) await hold;
    answer.end("upstream");
  });
  await new Promise<void>((listening) => upstream.listen(0, "127.0.0.1", listening));
  port = await freePort();
  const supabasePort = (upstream.address() as AddressInfo).port;
  close = await startFront({ port }, { supabasePort, files: (_, outgoing) => outgoing.end("a file") });
});
afterAll(async () => {
  await close();
  upstream.closeAllConnections();
  upstream.close();
});

const status = async (request: string, headers: string[] = [], body = "") =>
  statusOf(await raw(port, line(port, request, headers, body)));

describe("the front answers every request", () => {
  it.each(["TRACE", "PURGE", "PROPFIND", "LINK", "QUERY", "M-SEARCH"])(
    "%s with a refusal, on every path",
    async (method) => {
      for (const path of [
        "/",
        "/rest/v1/tours",
        "/auth/v1/user",
        "/storage/v1/object/images/x",
        "/functions/v1/health",
      ]) {
        expect(await status(`${method} ${path}`), path).toBe(405);
      }
    },
  );

  it.each([
    ["CONNECT evil.example:443", 405],
    ["GET http://evil.example/", 400],
    ["GET //evil.example/", 400],
    ["OPTIONS *", 400],
    ["GET /%E0%A4%A", 200],
    ["BREW /", 400],
    ["POST /storage/v1/object/../../../rest/v1/rpc/x", 400],
    ["POST /storage/v1/object/%2e%2E/%2e./x", 400],
    ["POST /storage/v1/object/..\\..\\x", 400],
    ["GET /rest/v1/..", 400],
    ["GET /rest/v1/tours?title=eq./../x", 200],
    ["GET /about..html", 200],
  ])("%s", async (request, expected) => {
    expect(await status(request)).toBe(expected);
  });

  it("that asks for another protocol, has a header too long or broken, or an odd expectation", async () => {
    expect(await status("GET /", ["upgrade: websocket", "connection: upgrade"])).toBe(426);
    expect(await status("GET /", [`x: ${"x".repeat(20_000)}`])).toBe(431);
    expect(await status("GET /", ["x y: z"])).toBe(400);
    expect(await status("POST /rest/v1/x", ["expect: miracles", "content-length: 0"])).toBe(417);
    expect(await status("POST /rest/v1/x", ["content-length: 3", "transfer-encoding: chunked"], "0\r\n\r\n")).toBe(400);
    expect(await status("GET /")).toBe(200);
  });
});

describe("the front answers for this machine's own names", () => {
  const asHost = async (...hosts: string[]) =>
    statusOf(
      await raw(
        port,
        ["GET / HTTP/1.1", ...hosts.map((host) => `host: ${host}`), "connection: close", "", ""].join("\r\n"),
      ),
    );

  it.each(["localhost", "127.0.0.1", "[::1]", "LOCALHOST"])("%s", async (name) => {
    expect(await asHost(`${name}:${port}`)).toBe(200);
  });

  it.each([
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.nip.io",
    "evil@localhost",
    "localhost:1",
    "10.0.0.1",
    "",
  ])("and never for %s, where a stranger's page may lead here", async (name) => {
    expect(await asHost(name.includes(":") ? name : `${name}:${port}`)).toBe(421);
  });

  it("nor for two names, or none", async () => {
    expect(await asHost(`localhost:${port}`, "evil.example")).toBeGreaterThanOrEqual(400);
    expect(await asHost()).toBe(400);
    expect(statusOf(await raw(port, "GET / HTTP/1.0\r\n\r\n"))).toBe(421);
  });

  it("on loopback alone", async () => {
    await expect(raw(port, line(port, "GET /"), "::1").then(statusOf)).resolves.toBe(200);
    const others = networkInterfaces();
    const outside = Object.values(others).flatMap((all) =>
      (all ?? []).filter(({ internal, family }) => !internal && family === "IPv4"),
    );
    for (const { address } of outside)
      await expect(raw(port, line(port, "GET /"), address)).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe("the front limits bodies", () => {
  // Each refusal reads on for two seconds, so they run at the same time.
  it.concurrent.each([
    ["/rest/v1/rpc/submit_contact_message", 160 * MIB],
    ["/functions/v1/create-payment", 24 * MIB],
    ["/auth/v1/signup", MIB],
    ["/storage/v1/object/images/x.webp", 6 * MIB],
    ["/_sandbox/prepare_payment", MIB],
    ["/", 1],
  ])("and refuses a large one for %s by its announced size, before a byte of it", async (path, size) => {
    const announced = `content-length: ${size}`;
    const answers = [[announced], [announced, "expect: 100-continue"]].map((headers) =>
      status(`POST ${path}`, headers),
    );
    expect(await Promise.all(answers)).toEqual([413, 413]);
    expect(met.map(({ request }) => request.url)).not.toContain(path);
  });

  it("and refuses one in chunks without a size at the limit", async () => {
    met = [];
    const chunk = `${(64 * 1024).toString(16)}\r\n${"x".repeat(64 * 1024)}\r\n`;
    const sent = (path: string, times: number) =>
      status(`POST ${path}`, ["transfer-encoding: chunked"], chunk.repeat(times));
    const large = [sent("/rest/v1/rpc/x", 5), sent("/storage/v1/object/images/x.webp", 90)];
    expect(await Promise.all(large)).toEqual([413, 413]);
    expect(met).toEqual([]);
  });

  it("and passes on one within the limit, whole and with its size", async () => {
    met = [];
    expect(await status("POST /rest/v1/rpc/x", ["transfer-encoding: chunked"], "5\r\nhello\r\n0\r\n\r\n")).toBe(200);
    expect(met.map(({ request, size }) => [request.headers["content-length"], size])).toEqual([["5", 5]]);
  });

  it("and sets the visitor's address itself, whatever the request says", async () => {
    met = [];
    const claims = [
      "cf-connecting-ip: 9.9.9.9",
      "x-forwarded-for: 9.9.9.9",
      "x-real-ip: 9.9.9.9",
      "forwarded: for=9.9.9.9",
      "true-client-ip: 9.9.9.9",
    ];
    await status("GET /rest/v1/tours", claims);
    expect(JSON.stringify(met[0]?.request.headers)).not.toContain("9.9.9.9");
    expect(met[0]?.request.headers["x-forwarded-for"]).toBe("127.0.0.1");
  });
});

describe("the front under attack", { tags: ["long"] }, () => {
  const opened: Socket[] = [];
  const open = (bytes: string, count: number, from: string) =>
    Promise.all(
      Array.from(
        { length: count },
        () =>
          new Promise<void>((done) => {
            const socket = connect({ port, host: "127.0.0.1", localAddress: from }, () =>
              socket.write(bytes, () => done()),
            );
            socket.on("error", () => {}).resume();
            opened.push(socket);
          }),
      ),
    );
  const serves = async () => expect(await status("GET /rest/v1/tours")).toBe(200);
  const isOpen = () => opened.some(({ closed }) => !closed);
  const over = () => {
    for (const socket of opened.splice(0)) socket.destroy();
  };

  it.each([
    ["unfinished bodies", () => line(port, "POST /rest/v1/rpc/x", ["content-length: 1000"], "{")],
    ["unfinished headers", () => `GET / HTTP/1.1\r\nhost: localhost:${port}\r\nx: `],
    ["silent connections", () => ""],
  ])("serves the next visitor at once after 600 %s, from the same address too", async (_, bytes) => {
    for (const address of ["127.0.0.1", "127.0.0.2"]) {
      await open(bytes(), 600, address);
      await serves();
    }
    // The front did not wait until it gave up on them.
    expect(isOpen()).toBe(true);
    over();
  });

  it("serves in turns: of one visitor's 200 requests only those under way go before another's", async () => {
    let release = () => {};
    hold = new Promise((done) => (release = done));
    await open(line(port, "GET /rest/v1/slow"), 200, "127.0.0.3");
    met = [];
    const other = serves();
    await new Promise((done) => setTimeout(done, 2_000));
    release();
    await other;
    const place = met.findIndex(({ request }) => !request.url?.includes("slow"));
    expect(place).toBeLessThanOrEqual(20);
    over();
  });
});
