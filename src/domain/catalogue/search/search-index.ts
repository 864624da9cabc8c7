import { placeSpelling, searchWords, wordsOfQuestion } from "./fold-text.ts";
import { spellingMatch, wordMatch } from "./typo.ts";

export type SearchDocument = {
  key: string;
  title: string;
  place: string;
  rest: string;
};

const FIELD_WEIGHT = { title: 3, place: 2, rest: 1 } as const;
const GOOD_SCORE = 12;
const POSTING_BASE = 4;
const MOST_CACHED_WORDS = 50;

export type SearchIndex = {
  add: (document: SearchDocument) => void;
  remove: (key: string) => void;
  find: (question: string) => Map<string, number>;
  findGood: (question: string) => ReadonlyMap<string, number>;
  findAny: (question: string) => Map<string, number>;
};

/** Compares a question with thousands of words instead of the texts, so that each keystroke is cheap. */
export function createSearchIndex(): SearchIndex {
  const documentsByWord = new Map<string, number[]>();
  const spellings = new Map<string, string>();
  const keys: (string | null)[] = [];
  const numberOf = new Map<string, number>();
  const matchesByWord = new Map<string, Map<number, number>>();

  function remove(key: string) {
    const oldNumber = numberOf.get(key);
    if (oldNumber === undefined) return;
    keys[oldNumber] = null;
    numberOf.delete(key);
  }

  function add(document: SearchDocument) {
    remove(document.key);
    matchesByWord.clear();
    const number = keys.push(document.key) - 1;
    numberOf.set(document.key, number);
    const weights = new Map<string, number>();
    for (const field of ["rest", "place", "title"] as const) {
      for (const word of searchWords(document[field])) weights.set(word, FIELD_WEIGHT[field]);
    }
    for (const [word, weight] of weights) {
      const documentNumbers = documentsByWord.get(word);
      if (documentNumbers === undefined) {
        documentsByWord.set(word, [number * POSTING_BASE + weight]);
        spellings.set(word, placeSpelling(word));
      } else documentNumbers.push(number * POSTING_BASE + weight);
    }
  }

  function scoresOf(asked: string): Map<number, number> {
    const cachedMatches = matchesByWord.get(asked);
    if (cachedMatches !== undefined) return cachedMatches;
    const scores = new Map<number, number>();
    const spelling = placeSpelling(asked);
    for (const [word, documentNumbers] of documentsByWord) {
      const match = wordMatch(asked, word) || spellingMatch(spelling, spellings.get(word) ?? word);
      if (match === 0) continue;
      for (const indexedWord of documentNumbers) {
        const number = Math.floor(indexedWord / POSTING_BASE);
        const score = match * (indexedWord % POSTING_BASE);
        if (score > (scores.get(number) ?? 0)) scores.set(number, score);
      }
    }
    if (matchesByWord.size >= MOST_CACHED_WORDS) matchesByWord.clear();
    matchesByWord.set(asked, scores);
    return scores;
  }

  function collect(question: string, every: boolean, least = 0): Map<string, number> {
    const wordsAsked = wordsOfQuestion(question);
    const total = new Map<number, { score: number; hits: number }>();
    for (const word of wordsAsked) {
      for (const [number, score] of scoresOf(word)) {
        if (score < least) continue;
        const previousWeight = total.get(number);
        if (previousWeight === undefined) total.set(number, { score, hits: 1 });
        else {
          previousWeight.score += score;
          previousWeight.hits += 1;
        }
      }
    }
    const matchWeights = new Map<string, number>();
    for (const [number, { score, hits }] of total) {
      const key = keys[number];
      if (key !== null && key !== undefined && (!every || hits === wordsAsked.length)) matchWeights.set(key, score);
    }
    return matchWeights;
  }

  return {
    add,
    remove,
    find: (question) => collect(question, true),
    findGood: (question) => collect(question, true, GOOD_SCORE),
    findAny: (question) => collect(question, false),
  };
}
