import { describe, expect, it, vi } from "vitest";
import { aDestination, aTour } from "../../domain/catalogue/rows/rows.fixture.ts";
import { createConnection } from "../net/connection.ts";
import { catalogueSince } from "./catalogue.ts";

const answering = (body: string, init?: ResponseInit) => vi.fn(async () => new Response(body, init));
const json = JSON.stringify({
  revision: 1,
  destinations: [aDestination()],
  tours: [aTour()],
  packages: [],
  deleted: [],
});

describe("a catalogue answer", () => {
  it.each<[string, Response, string, string]>([
    ["cut in half", new Response(json.slice(0, json.length / 2)), "unreachable", "offline"],
    ["a login page", new Response("<html>Welcome to Hotel Wi-Fi</html>"), "unreachable", "offline"],
    ["HTTP 500", new Response('{"message":"boom"}', { status: 500 }), "failed", "online"],
    ["JSON of another kind", new Response("[]"), "unreadable", "online"],
    ["nothing at all", new Response(""), "unreachable", "offline"],
  ])("is refused when it is %s", async (_, response, code, state) => {
    const connection = createConnection();
    const answer = await catalogueSince(0, { fetch: async () => response, connection });
    expect(answer).toMatchObject({ ok: false, code });
    expect(connection.get()).toBe(state);
  });

  it("is parsed when it is good, and requested by revision", async () => {
    const fetch = answering(json);
    const answer = await catalogueSince(41, { fetch, url: "https://api.test", key: "public" });
    expect(answer).toMatchObject({ ok: true, value: { revision: 1 } });
    const [url, request] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(url).toBe("https://api.test/rest/v1/rpc/catalogue_since");
    expect(request.body).toBe('{"since":41}');
    expect(request.headers).toMatchObject({ apikey: "public" });
  });
});
