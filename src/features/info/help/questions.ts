import { HELP_QUESTIONS } from "#texts/info.ts";
import * as termsWords from "#texts/terms.ts";
import type { Terms } from "../../../domain/terms/cancellation-policy.ts";
import { helpFacts } from "../../../text/info.ts";
import { planWords } from "../../../text/terms-pages.ts";
import { refundRows } from "../../../text/terms.ts";

type Questions = Readonly<Record<string, string>>;
type Badge = "popular" | "important";
export type QuestionGroup = { title: string; badge?: Badge | undefined; questions: Questions };

type GroupName = keyof typeof HELP_QUESTIONS;
type Answer = string | ((facts: ReturnType<typeof helpFacts>) => string);
type WrittenGroup = { title: string; questions: Readonly<Record<string, { question: string; answer: Answer }>> };

const BADGES: Partial<Record<GroupName, Badge>> = { booking: "popular", requirements: "important" };

export function questionGroups(terms: Terms): QuestionGroup[] {
  const facts = helpFacts({
    plan: planWords(terms.plan),
    changeRule: termsWords.CHANGE_RULE,
    refunds: refundRows(termsWords, terms),
  });
  const answerText = (answer: Answer) => (typeof answer === "string" ? answer : answer(facts));
  const groups = Object.entries(HELP_QUESTIONS) as [GroupName, WrittenGroup][];
  return groups.map(([name, { title, questions }]) => ({
    title,
    badge: BADGES[name],
    questions: Object.fromEntries(
      Object.values(questions).map(({ question, answer }) => [question, answerText(answer)]),
    ),
  }));
}

const foldText = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function findQuestions(groups: QuestionGroup[], text: string): QuestionGroup[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const matchesQuestion = (question: readonly [string, string]) =>
    words.every((word) => foldText(question.join(" ")).includes(word));
  return groups
    .map((group) => ({
      ...group,
      questions: Object.fromEntries(Object.entries(group.questions).filter(matchesQuestion)),
    }))
    .filter(({ questions }) => Object.keys(questions).length > 0);
}
