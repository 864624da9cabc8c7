import { createServer, request, type ClientRequest } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readBody } from "./read-body.ts";
import { refuse } from "./refuse.ts";

const MIB = 1024 * 1024;
let answerWhole: (() => void)[] = [];
const server = createServer((incoming, outgoing) => {
  void readBody(incoming, outgoing).then((body) => {
    if (!body) return;
    if (!Buffer.isBuffer(body)) return refuse(outgoing, body);
    if (body.length < MIB) outgoing.end(String(body.length));
    else answerWhole.push(() => outgoing.end());
  });
});
const sent: ClientRequest[] = [];
const ends: Promise<number>[] = [];
let turnedAway = 0;

const post = (path: string, announced: number, bytes: number): Promise<number> =>
  new Promise((resolve) => {
    const { port } = server.address() as AddressInfo;
    const asked = request({ port, path, method: "POST", headers: { "content-length": announced } }, (answer) => {
      resolve(answer.statusCode ?? 0);
    });
    asked.on("error", () => resolve(0));
    asked.write(Buffer.alloc(bytes));
    if (bytes === announced) asked.end();
    sent.push(asked);
  });
const form = () => post("/rest/v1/rpc/create_booking", 2_000, 2_000);
const picture = (bytes = 5 * MIB) => {
  const answered = post("/storage/v1/object/images/x.webp", 5 * MIB, bytes);
  ends.push(answered.then((status) => (turnedAway += status === 200 ? 0 : 1)));
};
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

beforeEach(async () => {
  turnedAway = 0;
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterEach(async () => {
  for (const end of answerWhole.splice(0)) end();
  for (const asked of sent.splice(0)) asked.destroy();
  server.closeAllConnections();
  await Promise.all(ends.splice(0));
  await new Promise((done) => server.close(done));
});

it("drops a visitor's unfinished large bodies, and accepts another visitor's form", async () => {
  for (let n = 0; n < 20; n += 1) picture(5 * MIB - 1);
  await soon(() => expect(turnedAway).toBeGreaterThan(5));
  expect(await form()).toBe(200);
});

it("counts bodies until they are answered", async () => {
  for (let n = 0; n < 20; n += 1) picture();
  await soon(() => expect(answerWhole.length + turnedAway).toBe(20));
  expect(answerWhole.length).toBeLessThan(13);
  expect(await form()).toBe(200);
  for (const end of answerWhole.splice(0)) end();
  picture();
  await soon(() => expect(answerWhole).toHaveLength(1));
});

it("sends the reason of a refusal to a client that reads only after sending", async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1").pause();
  socket.on("error", () => undefined);
  socket.write(`POST /storage/v1/object/images/x HTTP/1.1\r\nhost: x\r\ncontent-length: ${20 * MIB}\r\n\r\n`);
  for (let n = 0; n < 20; n += 1) {
    socket.write(Buffer.alloc(MIB));
    await delay(10);
  }
  let answer = "";
  for await (const part of socket.setEncoding("utf8")) answer += String(part);
  expect(answer).toMatch(/^HTTP\/1\.1 413 .*too_large/s);
});
