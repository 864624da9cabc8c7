export declare const BOOKINGS: {
    waiting: (bookings: number) => string;
    empty: {
        title: string;
        text: string;
    };
    nothingWaits: {
        isAnswer: true;
        title: string;
        text: string;
    };
    notFound: string;
    fromList: (time: string, age: string) => string;
    noHistory: string;
    one: (reference: string) => string;
    travelers: string;
    unnamed: (guests: number) => string;
    money: string;
    done: string;
    back: (cents: number) => string;
    toPay: (cents: number) => string;
    refunded: (cents: number) => string;
    byUs: string;
    commission: (channel: string, cents: number) => string;
    bookedByUs: string;
    heldUntil: (moment: string) => string;
};
export declare const CONFIRM: {
    label: string;
    title: string;
    text: string;
    act: string;
    done: string;
};
export declare const RESOLVE_ATTENTION: {
    title: string;
    text: string;
    act: string;
    done: string;
};
export declare const CANCEL_BOOKING: {
    title: string;
    text: (paid_cents: number, refund_cents: number) => string;
    act: string;
    done: string;
};
export declare const REFUND: {
    amount: string;
    text: string;
    leftText: (left_cents: number) => string;
    from: (amount_cents: number) => string;
    act: string;
    done: string;
};
export declare const MARK_FAILED: {
    title: string;
    text: string;
    act: string;
    done: string;
};
