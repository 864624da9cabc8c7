const QUOTES = ["'", "`", '"'];

/** The CLI has no escape for the quote itself, and between double quotes a backslash is special. */
export function quoted(value: string): string | undefined {
  const quote = QUOTES.find((one) => !value.includes(one) && !(one === '"' && value.includes("\\")));
  return quote && `${quote}${value}${quote}`;
}

export const secretsFile = (secrets: Readonly<Record<string, string>>): string =>
  Object.entries(secrets)
    .map(([name, value]) => `${name}=${quoted(value)}\n`)
    .join("");
