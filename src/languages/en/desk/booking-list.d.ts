export declare const BOOKING_COLUMNS: {
    name: string;
    reference: string;
    trip: string;
    departs: string;
    guests: string;
    status: string;
    total: string;
    paid: string;
    refunded: string;
    owed: string;
    due: string;
    booked: string;
    email: string;
    phone: string;
    source: string;
};
export declare const SOURCES: Readonly<Record<string, string>>;
export declare const BOOKING_VIEWS: {
    all: string;
    week: string;
    due: string;
    attention: string;
    holds: string;
};
