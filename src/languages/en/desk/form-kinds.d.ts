import type { FormKind } from "../../../domain/outbox/form-kinds.ts";
export declare const FORM_KINDS: Record<FormKind, {
    mail: string;
    label: string;
    many: string;
    reply: string;
}>;
