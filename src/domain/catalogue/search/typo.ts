/** Runs in linear time, because it checks a whole vocabulary. */
export function withinOneTypo(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const restOf = (text: string, skipped: number) => text.slice(start + skipped);
  if (short.length !== long.length) return restOf(short, 0) === restOf(long, 1);
  if (restOf(short, 1) === restOf(long, 1)) return true;
  return short[start] === long[start + 1] && short[start + 1] === long[start] && restOf(short, 2) === restOf(long, 2);
}

/** Shorter words have too many neighbors: 'tea' would find 'sea', 'ten' and 'tel'. */
const TYPO_FROM_LETTERS = 4;
const MIN_LETTERS_TO_MATCH_INSIDE = 3;

export function wordMatch(asked: string, word: string): number {
  if (word === asked) return 8;
  if (word.startsWith(asked)) return 6;
  if (asked.length >= MIN_LETTERS_TO_MATCH_INSIDE && word.length > asked.length && word.includes(asked)) return 3;
  if (word.length >= TYPO_FROM_LETTERS && asked.startsWith(word)) return asked.length === word.length + 1 ? 2 : 1;
  if (asked.length < TYPO_FROM_LETTERS || word.length < asked.length - 1) return 0;
  if (withinOneTypo(asked, word)) return 2;
  if (word.length <= asked.length || asked[0] !== word[0]) return 0;
  return beginsWithinOneTypo(asked, word) ? 1 : 0;
}

/** A spelling drops letters, so short ones would match too much. */
export const spellingMatch = (asked: string, word: string): number =>
  asked.length < TYPO_FROM_LETTERS ? 0 : wordMatch(asked, word);

function beginsWithinOneTypo(asked: string, word: string): boolean {
  return [0, -1, 1].some((change) => withinOneTypo(asked, word.slice(0, asked.length + change)));
}
