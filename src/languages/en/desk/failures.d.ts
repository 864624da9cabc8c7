import type { PlainRefusal } from "../../../domain/result.ts";
export declare const OWNERS_ONLY = "Only an owner may do this.";
export declare const OWNERS_CAN: (acts: readonly string[]) => string;
export declare const failureText: ({ reason, refusal }: {
    reason: string;
    refusal?: PlainRefusal | undefined;
}) => string;
