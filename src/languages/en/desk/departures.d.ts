import type { DepartureRow } from "../../../domain/desk/departures/departure-schema.ts";
export declare const ITEM_DEPARTURES: {
    label: string;
    columns: {
        day: string;
        places: string;
        price: string;
        minimum: string;
        closes: string;
        state: string;
        guide: string;
        note: string;
        actions: string;
    };
    none: {
        tour: {
            title: string;
            text: string;
        };
        package: {
            title: string;
            text: string;
        };
    };
    people: (date: string) => string;
    edit: {
        tour: string;
        package: string;
    };
    until: (date: string) => string;
    taken: (taken: number, places: number) => string;
    waiting: (people: number) => string;
    usual: string;
    closes: (days: number) => string;
    needs: (more: number) => string;
    gone: string;
};
export declare const DEPARTURE_FORM: {
    add: string;
    addAct: string;
    edit: (date: string) => string;
    editAct: string;
    back: string;
    day: string;
    end: string;
    price: (usual: number) => string;
    places: (usual: number) => string;
    minimum: string;
    closes: string;
    guide: string;
    noGuide: string;
    note: string;
    guideNote: string;
    guideNoteHint: string;
    meets: (usual: string) => string;
    at: (usual: string) => string;
    pin: string;
    tells: (bookings: number) => string;
    notOffered: (name: string) => string;
    sold: (taken: number) => string;
    changed: string;
    now: (label: string, value: string) => string;
    state: string;
};
export declare const NEW_DEPARTURE: {
    act: string;
    trip: string;
    choose: string;
    back: string;
};
export declare const DEPARTURE_DONE: {
    added: string;
    saved: string;
    notSaved: string;
    open: string;
    closed: string;
    guaranteed: string;
};
export declare const DEPARTURE_ACTS: {
    edit: string;
    close: string;
    reopen: string;
    guarantee: string;
    release: string;
    repeat: string;
    cancel: string;
};
export declare const REPEAT_DEPARTURE: {
    title: (date: string) => string;
    until: string;
    tooSoon: string;
    makes: (days: number) => string;
    there: (days: number) => string;
    act: (days: number) => string;
    done: (days: number) => string;
};
export declare const CANCEL_DEPARTURE: {
    title: (date: string) => string;
    text: ({ bookings, held_bookings }: Pick<DepartureRow, "bookings" | "held_bookings">) => string;
    act: string;
    done: string;
};
