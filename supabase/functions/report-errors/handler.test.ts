import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { forwardErrors, trackerOf } from "../_shared/error-tracker.ts";
import { serve } from "../_shared/web/http.ts";
import { reportErrors } from "./handler.ts";

const report = {
  version: "1.2.3",
  source: "page",
  place: "/trips/0b0e0000-0000-4000-8000-000000000001#token=x",
  message: "of anna@example.com",
  stack: "",
  count: 2,
};
const clean = { ...report, place: "/trips/:id", message: "of [email]" };

function send(body: unknown, answer: unknown = { ok: true, first_seen: [0] }) {
  const rpc = vi.fn(async (_name: string, _args: unknown) => answer);
  const forward = vi.fn();
  const request = new Request("http://functions/report-errors", {
    method: "POST",
    headers: { "x-forwarded-for": "203.0.113.7, 10.0.0.1" },
    body: JSON.stringify(body),
  });
  return serve(
    "https://shop.example",
    reportErrors({ rpc, forward }),
  )(request).then(({ status }) => ({ status, rpc, forward }));
}

it("stores reports without personal data, with the address they came from", async () => {
  const { status, rpc } = await send({ reports: [report] });
  expect(status).toBe(200);
  expect(rpc).toHaveBeenCalledWith("store_error_reports", { reports: [clean], address: "203.0.113.7" });
});

it("forwards only what was never seen before", async () => {
  const other = { ...report, message: "other" };
  const { forward } = await send({ reports: [report, other] }, { ok: true, first_seen: [1] });
  expect(forward).toHaveBeenCalledExactlyOnceWith([{ ...clean, message: "other" }]);
  expect((await send({ reports: [report] }, { ok: true, first_seen: [] })).forward).not.toHaveBeenCalled();
});

it.each([
  ["a report with a key of its own", { reports: [{ ...report, user: "Anna" }] }],
  ["more reports than one call may carry", { reports: Array.from({ length: 21 }, () => report) }],
  ["a count of nothing", { reports: [{ ...report, count: 0 }] }],
])("refuses %s", async (_, body) => {
  const { status, rpc } = await send(body);
  expect([status, rpc.mock.calls]).toEqual([400, []]);
});

it("answers 429 when a network reports too often", async () => {
  expect((await send({ reports: [report] }, { ok: false, code: "rate_limited" })).status).toBe(429);
});

it("sends one envelope for each report, as the tracker's protocol says", async () => {
  const received: { url: string | undefined; auth: unknown; lines: unknown[] }[] = [];
  const server = createServer(async (incoming, outgoing) => {
    let body = "";
    for await (const chunk of incoming) body += chunk;
    const lines = body.trimEnd().split("\n");
    received.push({
      url: incoming.url,
      auth: incoming.headers["x-sentry-auth"],
      lines: lines.map((line) => JSON.parse(line)),
    });
    outgoing.end("{}");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await forwardErrors(
    trackerOf(`http://abc123@127.0.0.1:${port}/glitch/42`),
    [{ ...clean, source: "page" }],
    1_700_000_000_000,
  );
  server.close();
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    url: "/glitch/api/42/envelope/",
    auth: "Sentry sentry_version=7, sentry_key=abc123, sentry_client=journey/1.2.3",
    lines: [
      { event_id: expect.stringMatching(/^[0-9a-f]{32}$/), sent_at: "2023-11-14T22:13:20.000Z" },
      { type: "event" },
      { release: "1.2.3", transaction: "/trips/:id", exception: { values: [{ value: "of [email]" }] } },
    ],
  });
});

it.each(["", "https://host/1", "ftp://key@host/1", "https://key@host/"])(
  "refuses the tracker's address '%s'",
  (dsn) => {
    expect(() => trackerOf(dsn)).toThrow("ERRORS_DSN must look like");
  },
);
