export type Signed = {
  /** 32 bytes. */
  publicKey: Uint8Array<ArrayBuffer>;
  signature: Uint8Array<ArrayBuffer>;
  content: Uint8Array<ArrayBuffer>;
};

/** Ed25519 by the platform. Rejects where the browser does not know it. */
export async function checkByPlatform({ publicKey, signature, content }: Signed): Promise<boolean> {
  const key = await crypto.subtle.importKey("raw", publicKey, { name: "Ed25519" }, false, ["verify"]);
  return crypto.subtle.verify({ name: "Ed25519" }, key, signature, content);
}

/** Ed25519 in JavaScript, a file of its own that is fetched (or kept) for browsers without. */
export async function checkByLibrary({ publicKey, signature, content }: Signed): Promise<boolean> {
  const { verifyAsync } = await import("@noble/ed25519");
  // As strict as the platform: of the rules for the same signature the older ones.
  return verifyAsync(signature, content, publicKey, { zip215: false });
}

/** Rejects only where neither can be had. */
export const checkSignature = (signed: Signed): Promise<boolean> =>
  checkByPlatform(signed).catch(() => checkByLibrary(signed));
