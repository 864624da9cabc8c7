import { afterEach, describe, expect, it, vi } from "vitest";
import { checkByLibrary, checkByPlatform, checkSignature } from "./check-signature.ts";

const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** RFC 8032, 7.1: TEST 1 to 3, and TEST SHA(abc). */
const vectors = [
  [
    "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
    "",
    "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
  ],
  [
    "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
    "72",
    "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
  ],
  [
    "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
    "af82",
    "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
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
  it.each(vectors)("of RFC 8032 is good, and over other bytes it is not", async (signed) => {
    expect(await check(signed)).toBe(true);
    expect(await check({ ...signed, content: Uint8Array.from([...signed.content, 0]) })).toBe(false);
  });

  it("written a second way (s plus the order of the group) is not taken", async () => {
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

  it("under a key that is no point of the curve is not good", async () => {
    const [first] = vectors;
    if (!first) throw new Error("no vector");
    const noPoint = { ...first, publicKey: Uint8Array.from({ length: 32 }, () => 2) };
    expect(await check(noPoint).catch(() => false)).toBe(false);
  });
});

describe("a browser without Ed25519", () => {
  afterEach(() => vi.restoreAllMocks());

  it("checks with the library, to the same verdict", async () => {
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
