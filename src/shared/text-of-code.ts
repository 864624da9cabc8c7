/** Codes come from the server, whose newer versions may send others. */
export const textOfCode = <Text>(texts: Readonly<Record<string, Text>>, code: string): Text | undefined =>
  Object.hasOwn(texts, code) ? texts[code] : undefined;
