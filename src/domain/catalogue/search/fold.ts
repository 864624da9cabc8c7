export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'`\u02bb\u02bc\u2018\u2019]/g, "")
    .toLowerCase()
    .replace(/ı/g, "i")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

export function searchWords(text: string): string[] {
  const folded = fold(text);
  return folded === "" ? [] : folded.split(" ");
}

const SMALL_WORDS = new Set(["a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "the", "to", "with"]);

export function askedWords(question: string): string[] {
  const words = [...new Set(searchWords(question))];
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
