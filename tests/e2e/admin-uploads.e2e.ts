import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { stackKeys, stackUrl } from "../support/shared-stack.ts";
import { root } from "../support/run.ts";
import { adminSession } from "./admin-session.ts";

const desk = { url: stackUrl, keys: stackKeys };
const { url, keys } = desk;

describe("the server itself", () => {
  const upload = async (path: string, type: string, bytes: Uint8Array<ArrayBuffer>) => {
    const { access_token: token } = await adminSession(desk);
    const response = await fetch(`${url}/storage/v1/object/images/images/${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, apikey: keys.publishable, "content-type": type },
      body: bytes,
    });
    return response.status;
  };

  it.each([
    ["a.svg", "image/svg+xml", new TextEncoder().encode("<svg onload=alert(1)>")],
    ["a.html", "text/html", new TextEncoder().encode("<script>alert(1)</script>")],
    ["a.exe", "application/octet-stream", new Uint8Array([77, 90, 0, 0])],
    ["a.png", "image/png", new Uint8Array(20 * 1024 * 1024)],
  ])("refuses %s (%s) also from an admin", async (path, type, bytes) => {
    expect(await upload(path, type, bytes)).toBeGreaterThanOrEqual(400);
  });

  it("takes a picture from an admin and none from anybody else", async () => {
    const bytes = new Uint8Array(readFileSync(join(root, "public/icons/icon-192.png")));
    expect(await upload("ok.png", "image/png", bytes)).toBe(200);
    const response = await fetch(`${url}/storage/v1/object/images/images/no.png`, {
      method: "POST",
      headers: { apikey: keys.publishable, "content-type": "image/png" },
      body: bytes,
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
  });
});
