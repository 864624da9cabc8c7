import type { DeskGiftCard } from "../../../domain/desk/payments/gift-card-form.ts";
export declare const GIFT_CARDS: {
    lead: string;
    label: string;
    empty: {
        title: string;
        text: string;
    };
    within: string;
    states: {
        "": string;
        active: string;
        used_up: string;
        over: string;
        voided: string;
    };
    add: string;
    amount: string;
    soldFor: string;
    waysToPay: {
        value: string;
        label: string;
    }[];
    toName: string;
    toAddress: string;
    toAddressHint: string;
    until: string;
    make: string;
    made: string;
    code: (mailed: string | null) => string;
    done: string;
    columns: {
        code: string;
        for: string;
        email: string;
        left: string;
        worth: string;
        how: string;
        until: string;
        made: string;
        status: string;
        papers: string;
        act: string;
    };
    how: ({ sold_for }: DeskGiftCard) => string;
    madeBy: ({ made_by, void_reason }: DeskGiftCard) => string | null;
    void: string;
    voidOf: (code: string) => string;
    voidText: (card: DeskGiftCard) => string;
    voided: string;
    notPrinted: string;
    canVoid: ({ state, left_cents }: DeskGiftCard) => boolean;
};
