export const isSecretKey = (key: string): boolean =>
  key.startsWith("sb_secret_") ||
  Buffer.from(key.split(".")[1] ?? "", "base64url")
    .toString()
    .includes('"service_role"');
