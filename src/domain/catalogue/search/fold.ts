export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'`\u02bb\u02bc\u2018\u2019]/g, "")
    .toLowerCase()
    .replace(/ı/g, "i")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

export function searchWords(text: string): string[] {
  const foldedText = foldText(text);
  return foldedText === "" ? [] : foldedText.split(" ");
}

const SMALL_WORDS = new Set(["a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "the", "to", "with"]);

export function wordsOfQuestion(question: string): string[] {
  const words = [...new Set(searchWords(question))];
  const significantWords = words.filter((word) => !SMALL_WORDS.has(word));
  return significantWords.length > 0 ? significantWords : words;
}
