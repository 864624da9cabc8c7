/** A key that opens everything: one of today by its name, an older project's by the role in its token. */
export const isSecretKey = (key: string): boolean =>
  key.startsWith("sb_secret_") ||
  Buffer.from(key.split(".")[1] ?? "", "base64url")
    .toString()
    .includes('"service_role"');
