import type { Days } from "../../../domain/desk/today/question-period.ts";
import { questionsSchema } from "../../../domain/desk/today/questions-schema.ts";
import { deskCall } from "./desk-call.ts";

export const deskQuestions = (days: Days) => deskCall("admin_questions", days, questionsSchema);
