/** Text as it is compared: no case, no accents, no apostrophes inside words (Oʻzbekiston), one space between words. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'`\u02bb\u02bc\u2018\u2019]/g, "")
    .toLowerCase()
    .replace(/ı/g, "i")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

export function wordsOf(text: string): string[] {
  const folded = fold(text);
  return folded === "" ? [] : folded.split(" ");
}
