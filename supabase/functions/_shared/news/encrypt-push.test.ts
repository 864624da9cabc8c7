import { expect, it } from "vitest";
import { fromBase64url, toBase64url } from "../../../../src/domain/base64url.ts";
import { encryptPush, newSeed } from "./encrypt-push.ts";
import { aBrowser, decryptPush } from "./push.fixture.ts";

const bytesOf = (text: string) => fromBase64url(text) ?? new Uint8Array();

/** RFC 8291, appendix A. */
const example = {
  text: "When I grow up, I want to be a watermelon",
  theirs: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
  ours: {
    public: "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
    private: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  },
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  body: "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

it("encrypts the RFC's example to the RFC's bytes", async () => {
  const point = bytesOf(example.ours.public);
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: toBase64url(point.slice(1, 33)),
    y: toBase64url(point.slice(33)),
    d: example.ours.private,
    ext: true,
  };
  const { d: _, ...publicJwk } = jwk;
  const ecdh = { name: "ECDH", namedCurve: "P-256" };
  const pair = {
    privateKey: await crypto.subtle.importKey("jwk", jwk, ecdh, true, ["deriveBits"]),
    publicKey: await crypto.subtle.importKey("jwk", publicJwk, ecdh, true, []),
  };
  const body = await encryptPush(example.text, example.theirs, { salt: bytesOf(example.salt), pair });
  expect(toBase64url(body)).toBe(example.body);
});

it("is read by an independent implementation, each message under another key", async () => {
  const browser = aBrowser();
  const text = JSON.stringify({ title: "Янги uchrashuv joyi: Regʻiston" });
  const [first, second] = [
    await encryptPush(text, browser.keys, await newSeed()),
    await encryptPush(text, browser.keys, await newSeed()),
  ];
  expect(decryptPush(browser, first)).toBe(text);
  expect(decryptPush(browser, second)).toBe(text);
  expect(toBase64url(first)).not.toBe(toBase64url(second));
  expect(() => decryptPush(aBrowser(), first)).toThrow(/auth|decrypt|state/i);
});

it.each([
  ["p256dh", "short"],
  ["auth", "short"],
])("refuses a subscription whose %s is none", async (name, value) => {
  const keys = { ...aBrowser().keys, [name]: value };
  await expect(encryptPush("x", keys, await newSeed())).rejects.toThrow("subscription");
});
