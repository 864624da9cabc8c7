import type { DeskCode } from "../../../domain/desk/payments/code-form.ts";
export declare const CODES: {
    lead: string;
    label: string;
    empty: {
        title: string;
        text: string;
    };
    columns: {
        code: string;
        off: string;
        uses: string;
        terms: string;
        status: string;
    };
    add: string;
    edit: (code: string) => string;
    code: string;
    kind: string;
    kinds: {
        value: string;
        label: string;
    }[];
    off: {
        percent: string;
        amount: string;
    };
    from: string;
    until: string;
    only: string;
    all: string;
    another: string;
    unknown: string;
    remove: (title: string) => string;
    limit: string;
    once: string;
    active: string;
    save: string;
    saved: string;
    off_words: ({ percent, amount_cents }: DeskCode) => string;
    uses: ({ uses, use_limit }: DeskCode) => string;
    terms: (code: DeskCode) => string;
};
