import { type AuditedAction } from "../domain/desk/settings/audit.ts";
/** Texts that are one of several of their action. */
export declare const auditVariants: readonly string[];
export declare function auditSentence(entry: AuditedAction): string;
export declare function auditLines(entry: AuditedAction): string[];
