import * as v from "valibot";
import { problemMessage, type FoundProblem } from "../problem.ts";

export const problemCheck = <Value>(find: (value: Value) => FoundProblem | undefined) =>
  v.rawCheck<Value>(({ dataset, addIssue }) => {
    const found = dataset.typed ? find(dataset.value) : undefined;
    if (found !== undefined) addIssue({ message: problemMessage(found) });
  });
