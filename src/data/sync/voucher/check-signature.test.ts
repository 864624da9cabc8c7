import { afterEach, describe, expect, it, vi } from "vitest";
import { checkByLibrary, checkByPlatform, checkSignature } from "./check-signature.ts";

const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** RFC 8032, 7.1: TEST 1 and TEST SHA(abc). */
const vectors = [
  [
    "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
    "",
    "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
  ],
  [
    "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf",
    "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
    "dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b58909351fc9ac90b3ecfdfbc7c66431e0303dca179c138ac17ad9bef1177331a704",
  ],
].map(([publicKey = "", content = "", signature = ""]) => ({
  publicKey: hex(publicKey),
  content: hex(content),
  signature: hex(signature),
}));

describe.each([
  ["the platform", checkByPlatform],
  ["the library", checkByLibrary],
])("a signature, checked by %s", (_, check) => {
  it.each(vectors)("is accepted as in RFC 8032, and refused over other bytes", async (signed) => {
    expect(await check(signed)).toBe(true);
    expect(await check({ ...signed, content: Uint8Array.from([...signed.content, 0]) })).toBe(false);
  });

  it("is refused when written a second way (s plus the order of the group)", async () => {
    const [first] = vectors;
    if (!first) throw new Error("no vector");
    const order = hex("edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010");
    const signature = first.signature.slice();
    let carry = 0;
    for (let at = 0; at < 32; at += 1) {
      const sum = (signature[32 + at] ?? 0) + (order[at] ?? 0) + carry;
      signature[32 + at] = sum & 255;
      carry = sum >> 8;
    }
    expect(await check({ ...first, signature })).toBe(false);
  });

  it("is refused under a key that is no point of the curve", async () => {
    const [first] = vectors;
    if (!first) throw new Error("no vector");
    const noPoint = { ...first, publicKey: Uint8Array.from({ length: 32 }, () => 2) };
    expect(await check(noPoint).catch(() => false)).toBe(false);
  });
});

describe("a browser without Ed25519", () => {
  afterEach(() => vi.restoreAllMocks());

  it("checks with the library and gets the same result", async () => {
    const asked = vi
      .spyOn(crypto.subtle, "importKey")
      .mockRejectedValue(new DOMException("unknown", "NotSupportedError"));
    for (const signed of vectors) {
      expect(await checkSignature(signed)).toBe(true);
      expect(await checkSignature({ ...signed, signature: signed.signature.slice().reverse() })).toBe(false);
    }
    expect(asked).toHaveBeenCalled();
  });
});
