import { createPublicKey, verify } from "node:crypto";
import { expect, it } from "vitest";
import { newVapidKey, openVapid, readVapidKey } from "./vapid.ts";

const key = await newVapidKey();
const read = (given: Record<string, string>) =>
  readVapidKey({
    optional: (name) => given[name],
    required: (name) => {
      if (given[name]) return given[name];
      throw new Error(`${name} is missing`);
    },
  });
const complete = {
  VAPID_PUBLIC_KEY: key.publicKey,
  VAPID_PRIVATE_KEY: key.privateKey,
  OPERATOR_EMAIL: "operator@journey.uz",
};

it("signs for the push service's origin with a key that the browser can verify", async () => {
  const vapid = await openVapid({ ...key, subject: "mailto:operator@journey.uz" });
  const now = Date.UTC(2026, 10, 26);
  const header = await vapid.authorization("https://push.journey.uz:443/send/1", now);
  const [, content = "", signature = "", published] = /^vapid t=(\S+)\.(\S+), k=(\S+)$/.exec(header) ?? [];
  expect(published).toBe(key.publicKey);
  const point = Buffer.from(key.publicKey, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  const given = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  expect(verify("sha256", Buffer.from(content), given, Buffer.from(signature, "base64url"))).toBe(true);
  const [head, claims] = content.split(".").map((part) => JSON.parse(Buffer.from(part, "base64url").toString()));
  expect(head).toEqual({ typ: "JWT", alg: "ES256" });
  expect(claims).toEqual({
    aud: "https://push.journey.uz",
    exp: now / 1000 + 43_200,
    sub: "mailto:operator@journey.uz",
  });
});

it("is absent without keys, and takes the operator's address as its subject", () => {
  expect(read({ OPERATOR_EMAIL: "operator@journey.uz" })).toBeNull();
  expect(read(complete)).toEqual({ ...key, subject: "mailto:operator@journey.uz" });
  expect(read({ ...complete, VAPID_SUBJECT: "https://journey.uz" })?.subject).toBe("https://journey.uz");
});

it.each([
  [{ VAPID_PRIVATE_KEY: "" }, "VAPID_PRIVATE_KEY is missing"],
  [{ VAPID_PUBLIC_KEY: key.privateKey }, "no pair"],
  [{ VAPID_SUBJECT: "operator@journey.uz" }, "VAPID_SUBJECT"],
  [{ VAPID_SUBJECT: "http://localhost" }, "VAPID_SUBJECT"],
])("throws at the start with %j", (changed, message) => {
  expect(() => read({ ...complete, ...changed })).toThrow(message);
});
