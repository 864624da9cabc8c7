import { wordMatch } from "./typo.ts";
import { askedWords, searchWords } from "./fold.ts";

export type SearchDocument = {
  key: string;
  title: string;
  place: string;
  rest: string;
};

const FIELD_WEIGHT = { title: 3, place: 2, rest: 1 } as const;
const GOOD_SCORE = 12;
const POSTING_BASE = 4;
const REMEMBERED_WORDS = 50;

export type SearchIndex = {
  add: (document: SearchDocument) => void;
  remove: (key: string) => void;
  find: (question: string) => Map<string, number>;
  findGood: (question: string) => ReadonlyMap<string, number>;
  findAny: (question: string) => Map<string, number>;
};

/** Compares a question with thousands of words instead of the texts, so that each keystroke is cheap. */
export function createSearchIndex(): SearchIndex {
  const postings = new Map<string, number[]>();
  const keys: (string | null)[] = [];
  const numberOf = new Map<string, number>();
  const remembered = new Map<string, Map<number, number>>();

  function remove(key: string) {
    const old = numberOf.get(key);
    if (old === undefined) return;
    keys[old] = null;
    numberOf.delete(key);
  }

  function add(document: SearchDocument) {
    remove(document.key);
    remembered.clear();
    const number = keys.push(document.key) - 1;
    numberOf.set(document.key, number);
    const weights = new Map<string, number>();
    for (const field of ["rest", "place", "title"] as const) {
      for (const word of searchWords(document[field])) weights.set(word, FIELD_WEIGHT[field]);
    }
    for (const [word, weight] of weights) {
      const list = postings.get(word);
      if (list === undefined) postings.set(word, [number * POSTING_BASE + weight]);
      else list.push(number * POSTING_BASE + weight);
    }
  }

  function scoresOf(asked: string): Map<number, number> {
    const known = remembered.get(asked);
    if (known !== undefined) return known;
    const scores = new Map<number, number>();
    for (const [word, list] of postings) {
      const match = wordMatch(asked, word);
      if (match === 0) continue;
      for (const posting of list) {
        const number = Math.floor(posting / POSTING_BASE);
        const score = match * (posting % POSTING_BASE);
        if (score > (scores.get(number) ?? 0)) scores.set(number, score);
      }
    }
    if (remembered.size >= REMEMBERED_WORDS) remembered.clear();
    remembered.set(asked, scores);
    return scores;
  }

  function collect(question: string, every: boolean, least = 0): Map<string, number> {
    const asked = askedWords(question);
    const total = new Map<number, { score: number; hits: number }>();
    for (const word of asked) {
      for (const [number, score] of scoresOf(word)) {
        if (score < least) continue;
        const before = total.get(number);
        if (before === undefined) total.set(number, { score, hits: 1 });
        else {
          before.score += score;
          before.hits += 1;
        }
      }
    }
    const found = new Map<string, number>();
    for (const [number, { score, hits }] of total) {
      const key = keys[number];
      if (key !== null && key !== undefined && (!every || hits === asked.length)) found.set(key, score);
    }
    return found;
  }

  return {
    add,
    remove,
    find: (question) => collect(question, true),
    findGood: (question) => collect(question, true, GOOD_SCORE),
    findAny: (question) => collect(question, false),
  };
}
