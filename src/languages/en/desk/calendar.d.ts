import type { ActOutlook, DepartureAct, SkipCode } from "../../../domain/desk/departures/calendar/departure-acts.ts";
import type { CalendarRow } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
export declare const DESK_CALENDAR: {
    views: {
        month: string;
        week: string;
        list: string;
    };
    view: string;
    before: {
        month: string;
        week: string;
    };
    after: {
        month: string;
        week: string;
    };
    now: string;
    period: (view: "month" | "week", from: string, to: string) => string;
    weekdays: readonly ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
    label: (period: string) => string;
    keys: string;
    marks: string;
    none: {
        month: {
            title: string;
            text: string;
        };
        week: {
            title: string;
            text: string;
        };
        list: {
            title: string;
            text: string;
        };
    };
    ofDay: (date: string, departures: number, taken: number, places: number) => string;
    inAll: (departures: number, taken: number, places: number) => string;
    over: (departures: number) => string;
    onlySeen: string;
    filters: {
        trip: string;
        guide: string;
        state: string;
        show: string;
        allGuides: string;
        shows: {
            "": string;
            below: string;
            unguided: string;
            waiting: string;
        };
        states: {
            "": string;
            all: string;
        };
    };
};
export declare const ENTRY: {
    fill: ({ taken, max_guests }: CalendarRow) => string;
    spokenFill: ({ taken, max_guests }: CalendarRow) => string;
    below: ({ min_guests, taken }: CalendarRow) => string;
    reached: string;
    noGuide: string;
    closed: string;
    waiting: (people: number) => string;
    closes: (lastDay: string, today: string) => string;
    price: (cents: number) => string;
    state: (row: CalendarRow) => string;
    tick: (row: CalendarRow) => string;
    all: (departures: number) => string;
};
export declare const DESK_LIST: {
    label: string;
    short: ({ min_guests, taken }: CalendarRow) => string;
    reached: string;
    columns: {
        day: string;
        title: string;
        fill: string;
        minimum: string;
        state: string;
        guide: string;
        closes: string;
        waiting: string;
        price: string;
    };
};
export declare const DEPARTURE_PAGE: {
    label: string;
    write: string;
    trip: string;
    noGuide: string;
    waiting: string;
    lastDay: string;
    unknown: string;
};
export declare const DEPARTURE_BULK: {
    label: string;
    ticked: (number: number) => string;
    clear: string;
    acts: Record<"assign" | "cancel" | "closed" | "guaranteed" | "open", {
        act: string;
        doing: string;
        done: string;
    }>;
    write: string;
    title: ({ act }: DepartureAct, number: number) => string;
    does: ({ act }: DepartureAct, number: number) => string;
    mails: ({ act }: DepartureAct, { mailed, held, waiting }: ActOutlook) => string;
    leaves: (number: number) => string;
    one: ({ title, start_date }: CalendarRow) => string;
    left: ({ title, start_date }: CalendarRow, code: SkipCode) => string;
    stop: string;
    go: ({ act }: DepartureAct, number: number) => string;
    again: (number: number) => string;
    done: ({ act }: DepartureAct, number: number) => string;
    failed: (number: number) => string;
    noGuests: string;
};
