export declare const PERSON_TEXTS: {
    readonly lead: "Everything stored under one email address: export it, or erase it when its owner asks.";
    readonly address: "Email address";
    readonly exportIt: "Export";
    readonly exported: (bookings: number) => string;
    readonly erase: "Erase...";
    readonly eraseTitle: (address: string) => string;
    readonly eraseText: "Names, addresses, phones, wishes, notes, reviews, emails, questions and the account are deleted, here and on the traveler's devices. Amounts, dates and document numbers stay, because the books must add up. This cannot be undone.";
    readonly erased: (bookings: number) => string;
    readonly guides: "A guide's own data is under Guides, with Personal data.";
};
