import type { QuestionGroup } from "./questions.ts";

/** The questions as search engines read them. */
export const faqData = (groups: readonly QuestionGroup[]) => ({
  "@type": "FAQPage",
  mainEntity: groups.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  ),
});
