const CLI_QUOTES = ["'", "`", '"'];
/** Deno 2.1 reads no backticks. */
export const ENV_FILE_QUOTES = ["'", '"'];

/** Neither has an escape for the quote itself, and between double quotes a backslash and a dollar are special. */
export function quoted(value: string, quotes = CLI_QUOTES): string | undefined {
  const quote = quotes.find((one) => !value.includes(one) && !(one === '"' && /[\\$]/.test(value)));
  return quote && `${quote}${value}${quote}`;
}

export const secretsFile = (secrets: Readonly<Record<string, string>>, quotes = CLI_QUOTES): string =>
  Object.entries(secrets)
    .map(([name, value]) => `${name}=${quoted(value, quotes)}\n`)
    .join("");
