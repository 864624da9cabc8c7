import type { Today } from "../../../domain/desk/today/today-schema.ts";
type Row<Name extends keyof Today> = Today[Name] extends {
    rows: (infer One)[];
} ? One : never;
export declare const TASKS: {
    title: string;
    none: string;
    noneText: string;
    all: string;
    open: string;
    call: string;
    attention: string;
    claims: string;
    refunds: string;
    unguided: string;
    unnamed: string;
    requests: string;
    messages: string;
    mails: string;
    holds: string;
    balances: string;
    below: string;
    reviews: string;
};
export declare const ASK_NAMES: {
    act: string;
    queued: string;
    failed: string;
};
export declare const LINE: {
    booking: (row: {
        name: string;
        guests: number;
        title: string;
        check_in: string;
    }) => {
        who: string;
        what: string;
    };
    attention: (why: string | null) => string;
    claim: ({ amount_cents, guide_name, doubt }: Row<"claims">) => string;
    refund: ({ left_cents, method, why }: Row<"refunds">) => string;
    unnamed: ({ guests, named }: Row<"unnamed">) => string;
    hold: (clock: string, { total_cents }: Row<"holds">) => string;
    balance: ({ owed_cents, due_on }: Row<"balances">, today: string) => string;
    below: ({ taken, min_guests }: Row<"below">) => string;
    closes: (lastDay: string, today: string) => string;
    unguided: ({ taken }: Row<"unguided">) => string;
    stars: ({ rating }: Row<"reviews">) => string;
    again: (kind: string, address: string) => string;
    toUs: string;
};
export {};
