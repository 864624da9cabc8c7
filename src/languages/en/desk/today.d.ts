export declare const DEPARTING: {
    title: string;
    none: string;
    columns: {
        departure: string;
        guests: string;
        arrived: string;
        guide: string;
    };
    today: string;
    tomorrow: string;
    people: (title: string, date: string) => string;
    guests: (guests: number, bookings: number, held: number) => string;
    arrived: (arrived: number, expected: number) => string;
    absent: (absent: number) => string;
    notYet: string;
    lastOnline: (age: string) => string;
};
export declare const FIGURES: {
    title: string;
    day: string;
    dayBefore: (value: string) => string;
    week: string;
    weekBefore: (value: string) => string;
    names: {
        bookings: string;
        guests: string;
        revenue_cents: string;
        cancellations: string;
    };
    note: string;
    change: (now: number, before: number) => string;
};
export declare const OFFLINE: {
    title: string;
    ready: (when: string) => string;
    partly: (when: string) => string;
    none: string;
    working: string;
};
