export declare const BOOKS_TEXTS: {
    title: string;
    lead: string;
    month: string;
    csv: string;
    vouchers: string;
    columns: string[];
    accounts: (month: string) => string;
    account: (account: string) => string;
    amount: (cents: number, currency: string) => string;
    lines: (lines: number, closed: boolean) => string;
};
export declare const RATES: {
    title: string;
    lead: string;
    label: (currency: string) => string;
    of: (day: string) => string;
    unknown: string;
    wrong: string;
    save: string;
    saved: string;
    notSaved: string;
};
