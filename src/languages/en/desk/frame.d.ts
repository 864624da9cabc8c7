import type { FindResult } from "../../../domain/desk/bookings/find-schema.ts";
export declare const FRAME: {
    places: string;
    more: string;
    shop: string;
    account: (email: string) => string;
    waiting: {
        needs_attention: (number: number) => string;
        new_requests: (number: number) => string;
        new_reviews: (number: number) => string;
    };
};
export declare const COMMAND_TEXTS: {
    label: string;
    hint: string;
    keys: string;
    looking: string;
    nothing: string;
    stale: string;
    found: (number: number) => string;
    booking: ({ reference, title, check_in, guests, status, matched, customer_email }: FindResult["bookings"][number]) => string;
    departure: ({ start_date, taken, state }: FindResult["departures"][number]) => string;
    item: ({ kind, archived }: FindResult["items"][number]) => string;
    guide: string;
    page: string;
    here: string;
    action: string;
};
export declare const COMMAND_ACTIONS: {
    newBooking: string;
    recordCash: string;
    exportPayments: string;
    books: string;
    addGuide: string;
    addCode: string;
    sellGiftCard: string;
    newTour: string;
    newPackage: string;
    newDestination: string;
};
