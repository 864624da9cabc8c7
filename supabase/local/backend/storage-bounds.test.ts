import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { storageMistake } from "./storage-bounds.ts";

const SECRET = "s".repeat(32);
const ask = async (method: string, path: string, body: BodyInit | null = null, type = "application/json") =>
  (
    await storageMistake(
      new Request(`http://localhost/storage/v1/${path}`, {
        method,
        body,
        ...(typeof body === "string" ? { headers: { "content-type": type } } : {}),
      }),
      SECRET,
    )
  )?.status;

describe("a storage request that hosted refuses", () => {
  it.each(["object/move", "object/copy"])("lacks a field of %s", async (path) => {
    const whole = { bucketId: "images", sourceKey: "a.webp", destinationKey: "b.webp" };
    expect(await ask("POST", path, JSON.stringify(whole))).toBeUndefined();
    for (const name of Object.keys(whole)) {
      expect(await ask("POST", path, JSON.stringify({ ...whole, [name]: 1 })), name).toBe(400);
      expect(await ask("POST", path, JSON.stringify({ ...whole, [name]: undefined })), name).toBe(400);
    }
  });

  it.each(["", "{", "null", "[]", '{"prefixes":["\\u0000"]}'])("has the body %j", async (body) => {
    for (const verb of ["POST bucket", "POST object/list/images", "POST object/move", "DELETE object/images"]) {
      const [method = "", path = ""] = verb.split(" ");
      expect(await ask(method, path, body), verb).toBe(400);
    }
  });

  it.each(["{}", '{"expiresIn":"x"}', '{"expiresIn":-1}', '{"expiresIn":1e99}'])(
    "asks for a link with %s",
    async (body) => {
      expect(await ask("POST", "object/sign/images/a.webp", body)).toBe(400);
    },
  );

  it.each(["no type", "multipart/form-data", "multipart/form-data; boundary=x", ""])("uploads %j", async (type) => {
    expect(await ask("POST", "object/images/a.webp", "bytes", type)).toBe(400);
  });
});

it("is not one that the app and its libraries send", async () => {
  expect(await ask("GET", "object/public/images/seed/samarkand-1600.webp")).toBeUndefined();
  expect(await ask("POST", "object/images/a (1).webp", "bytes", "image/webp")).toBeUndefined();
  const form = new FormData();
  form.append("", new Blob(["bytes"], { type: "image/webp" }));
  expect(await ask("POST", "object/images/images/x.webp", form)).toBeUndefined();
  expect(await ask("POST", "object/list/images", '{"prefix":"","limit":100}')).toBeUndefined();
  expect(await ask("DELETE", "object/images", '{"prefixes":["a.webp"]}')).toBeUndefined();
  expect(await ask("POST", "object/sign/images/a.webp", '{"expiresIn":60}')).toBeUndefined();
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const tokenOf = (header: unknown, payload: unknown, secret = SECRET) => {
  const signed = `${encode(header)}.${encode(payload)}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
};
const later = { exp: Math.floor(Date.now() / 1000) + 60 };

describe.each([
  ["GET", "object/sign/images/a.webp"],
  ["PUT", "object/upload/sign/images/a.webp"],
])("%s %s", (method, path) => {
  const status = (token: string) => ask(method, `${path}?token=${token}`, method === "PUT" ? "x" : null, "image/webp");

  it("passes on a token signed by this stack", async () => {
    expect(await status(tokenOf({ alg: "HS256" }, later))).toBeUndefined();
  });

  it.each([
    ["none", ""],
    ["no token", "x"],
    ["three parts of nonsense", "a.b.c"],
    ["another secret's", tokenOf({ alg: "HS256" }, later, "other")],
    ["an unsigned one", `${encode({ alg: "none" })}.${encode(later)}.`],
    ["one of another algorithm", tokenOf({ alg: "RS256" }, later)],
    ["an expired one", tokenOf({ alg: "HS256" }, { exp: 1 })],
    ["one that never expires", tokenOf({ alg: "HS256" }, null)],
  ])("refuses %s", async (_, token) => {
    expect(await status(token)).toBe(400);
  });
});
