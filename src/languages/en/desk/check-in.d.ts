export declare const CHECK_IN: {
    title: string;
    figures: {
        in: string;
        missing: string;
        absent: string;
        booked: string;
    };
    said: (inside: number, missing: number, absent: number) => string;
    strangers: (guests: number) => string;
    nobody: string;
    noGuide: string;
    noPhone: (guide: string) => string;
    lastOnline: (guide: string, age: string) => string;
    lastOnlineUnassigned: (guide: string, age: string) => string;
    people: string;
    unlisted: string;
    unlistedText: string;
    of: (inside: number, booked: number) => string;
    arrived: (time: string, who: string) => string;
    late: string;
    byVoucher: string;
    again: (time: string, who: string) => string;
    absent: (time: string, who: string) => string;
    absentToo: (time: string, who: string) => string;
    undone: (time: string, who: string) => string;
    reportedAt: (time: string) => string;
    cancelled: (time: string) => string;
    moved: (time: string) => string;
    unaware: string;
    cash: string;
    took: (sum: string, time: string, who: string) => string;
    inBooks: string;
    voided: string;
    rejected: string;
};
export declare const CLAIM: {
    title: string;
    notice: (cents: number) => string;
    took: (sum: string, when: string, who: string) => string;
    waits: (doubt: string | null) => string;
    doesNotCount: (doubt: string) => string;
    accept: string;
    accepted: string;
    reject: string;
    rejected: string;
    cash: (cents: number) => {
        accept: string;
        accepts: string;
        reject: string;
        rejects: string;
    };
    checkIn: {
        accept: string;
        accepts: string;
        reject: string;
        rejects: string;
    };
};
