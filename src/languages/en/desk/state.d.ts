export declare const DESK_STATE: {
    again: string;
    refresh: string;
    unreachable: string;
    nothing: string;
    loading: string;
    fresh: (time: string) => string;
    noChanges: string;
    stale: (why: string, time: string, age: string) => string;
};
export declare const REASON: {
    label: string;
    back: string;
    hint: string;
    missing: string;
    amount: (min_cents: number, max_cents: number) => string;
};
export declare const NO_REASON_GIVEN = "no reason was given";
