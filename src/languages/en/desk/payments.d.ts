export declare const PAYMENTS: {
    revenue: string;
    refunded: (cents: number) => string;
    byGiftCard: (cents: number) => string;
    noFile: string;
    empty: string;
    choose: string;
    notFound: string;
    of: (cents: number) => string;
    details: string;
    label: (sort: string, descending: boolean) => string;
    tripAndName: string;
    ids: string;
    toList: string;
    provider: string;
    notPaid: string;
    unsent: string;
    noTitle: string;
    reconcile: string;
    csv: string;
    rows: (rows: number) => string;
    unknownCustomer: string;
    sent: {
        title: string;
        message: string;
    };
    notSent: string;
    resend: string;
};
