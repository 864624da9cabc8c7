export declare const percent: (part: number, whole: number) => string;
export declare const QUESTIONS: {
    lead: string;
    period: string;
    periods: Record<"" | "ahead" | "before" | "custom" | "year", string>;
    to: string;
    of: (from: string, to: string) => string;
    csv: string;
    numbers: string;
    none: string;
    drawn: (question: string) => string;
    occupancy: {
        question: string;
        answer: (guests: number, places: number, departures: number) => string;
        note: string;
        months: string;
        trips: string;
        monthHead: string[];
        tripHead: string[];
        csvHead: string[];
    };
    early: {
        question: string;
        answer: (days: number) => string;
        note: string;
        head: string[];
        step: (from: number, to: number | null) => string;
        brief: (from: number, to: number | null) => string;
    };
    cancelled: {
        question: string;
        answer: (cancelled: number, bookings: number) => string;
        note: string;
        head: string[];
        whoHead: string[];
        who: {
            departure: string;
            desk: string;
            traveler: string;
        };
        why: (who: string, reason: string | null) => string;
    };
    sources: {
        question: string;
        answer: (web: number, bookings: number) => string;
        note: string;
        head: string[];
        of: {
            web: string;
            manual: string;
            waiting_list: string;
            trip_request: string;
            contact_message: string;
        };
        brief: {
            web: string;
            manual: string;
            waiting_list: string;
            trip_request: string;
            contact_message: string;
        };
        itemHead: string[];
        items: string;
    };
    places: {
        question: string;
        answer: (name: string, bookings: number) => string;
        note: string;
        head: string[];
    };
    money: {
        question: string;
        answer: (received: number, returned: number, earned: number) => string;
        note: string;
        head: string[];
    };
};
