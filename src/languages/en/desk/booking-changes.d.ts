import type { ChangeOutlook } from "../../../domain/desk/bookings/change-schema.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
export declare const NO_EMAIL = "This traveler has no email address: tell them by phone.";
export declare const ONE_BOOKING: {
    lead: (booking: BookingDetail) => string;
    price: string;
    owed: string;
    settled: string;
    by: (due: string) => string;
    guest: string;
};
export declare const CHANGE: {
    day: {
        act: string;
        title: string;
        lead: string;
        save: string;
        done: string;
    };
    people: {
        act: string;
        title: string;
        lead: string;
        save: string;
        done: string;
    };
    departure: string;
    choose: string;
    otherDay: string;
    newDay: string;
    full: string;
    seats: (left: number) => string;
    guests: string;
    waive: string;
    waiveHint: {
        day: string;
        people: string;
    };
    back: (most: number) => string;
    backHint: string;
    keptByTerms: (cents: number) => string;
    compared: string;
    what: string;
    before: string;
    after: string;
    same: string;
    dropped: (guests: number) => string;
    mails: (address: string) => string;
    rows: (booking: BookingDetail, then: ChangeOutlook) => [name: string, before: string, after: string][];
    difference: ({ difference_cents, owed_cents, due_on }: ChangeOutlook) => string;
};
export declare const CORRECT: {
    act: string;
    title: string;
    lead: string;
    email: string;
    first: string;
    last: string;
    save: string;
    done: string;
};
export declare const LINK: {
    act: string;
    title: string;
    lead: string;
    copy: string;
    copied: string;
    notCopied: string;
    field: string;
    send: string;
    to: (address: string) => string;
    sent: string;
    back: string;
};
export declare const NOTES: {
    title: string;
    ours: string;
    none: string;
    add: string;
    hint: string;
    save: string;
    done: string;
    guide: string;
    guideHint: string;
    saveGuide: string;
    guideDone: string;
    guideChanged: (now: string) => string;
};
export declare const CHANGED_MEANWHILE = "Another admin has changed this. What you typed is still here; saving again replaces their version.";
