import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { findShop, whyUnreachable } from "./shop.ts";

const listening = (answer: (caller: Socket) => void) =>
  new Promise<Server>((ready) => {
    const server = createServer(answer);
    server.listen(0, "127.0.0.1", () => ready(server));
  });
const closed = (server: Server) => new Promise((done) => server.close(done));
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

describe("A shop that cannot be reached", () => {
  it("is reported in plain words: broken off", async () => {
    const server = await listening((caller) => caller.destroy());
    expect(await findShop(addressOf(server))).toMatchObject({ ok: false, why: expect.stringMatching(/it broke off/) });
    await closed(server);
  });

  it.each([
    ["ENOTFOUND", /DNS/],
    ["CERT_HAS_EXPIRED", /certificate is not valid \(CERT_HAS_EXPIRED\)/],
    ["DEPTH_ZERO_SELF_SIGNED_CERT", /certificate is not valid/],
    ["EPROTO", /fetch failed \(EPROTO\)/],
  ])("%s", (code, words) => {
    const cause = Object.assign(new Error(code), { code });
    expect(whyUnreachable(new TypeError("fetch failed", { cause }))).toMatch(words);
  });
});
