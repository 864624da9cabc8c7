export const textOfCode = <Text>(texts: Readonly<Record<string, Text>>, code: string): Text | undefined =>
  Object.hasOwn(texts, code) ? texts[code] : undefined;
