import type { GenericSchema } from "valibot";
import type { Database, Query } from "./database.ts";
import { problemsIn } from "./strict-schema.ts";

const VERB = /^select to_jsonb\(public\.(\w+)\(/;
type Schemas = Readonly<Record<string, { answer: GenericSchema; refusal: GenericSchema }>>;

const isRefusal = (answer: unknown) => typeof answer === "object" && answer !== null && "ok" in answer && !answer.ok;

/** Notes what each verb answers to `call`. */
export function recordAnswers(open: () => Database) {
  const answers: [verb: string, answer: unknown][] = [];
  const noting =
    (query: Query): Query =>
    async (sql) => {
      const rows = await query(sql);
      const verb = VERB.exec(sql)?.[1];
      if (verb) answers.push([verb, rows[0]?.["answer"]]);
      return rows;
    };
  const db: Database = {
    query: (sql) => open().query(sql),
    exec: (sql) => open().exec(sql),
    transaction: (run) => open().transaction((query) => run(noting(query))),
    close: () => open().close(),
  };
  return {
    db,
    verbs: () => [
      ...new Set(answers.filter(([, answer]) => answer !== null && !isRefusal(answer)).map(([verb]) => verb)),
    ],
    problems: (schemas: Schemas) => {
      const all = answers.flatMap(([verb, answer]) => {
        const schema = schemas[verb];
        if (!schema) return [];
        return problemsIn(isRefusal(answer) ? schema.refusal : schema.answer, answer).map(
          (problem) => `${verb}${isRefusal(answer) ? " refused" : ""}: ${problem.replace(/(^|\.)\d+\b/g, "[]")}`,
        );
      });
      return [...new Set(all)].toSorted();
    },
  };
}
