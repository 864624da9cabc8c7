export type Signed = {
  publicKey: Uint8Array<ArrayBuffer>;
  signature: Uint8Array<ArrayBuffer>;
  content: Uint8Array<ArrayBuffer>;
};

export async function checkByPlatform({ publicKey, signature, content }: Signed): Promise<boolean> {
  const key = await crypto.subtle.importKey("raw", publicKey, { name: "Ed25519" }, false, ["verify"]);
  return crypto.subtle.verify({ name: "Ed25519" }, key, signature, content);
}

/** A separate chunk, for browsers without Ed25519. */
export async function checkByLibrary({ publicKey, signature, content }: Signed): Promise<boolean> {
  const { verifyAsync } = await import("@noble/ed25519");
  // As strict as the platform, which follows RFC 8032 instead of ZIP 215.
  return verifyAsync(signature, content, publicKey, { zip215: false });
}

export const checkSignature = (signed: Signed): Promise<boolean> =>
  checkByPlatform(signed).catch(() => checkByLibrary(signed));
