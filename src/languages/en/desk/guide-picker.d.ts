import { type FreeGuide } from "../../../domain/desk/departures/free-guides.ts";
declare const availability: (guide: FreeGuide) => string;
export declare const GUIDE_PICKER: {
    act: string;
    change: string;
    title: (trip: string, date: string) => string;
    many: (departures: number) => string;
    standing: typeof availability;
    option: (guide: FreeGuide) => string;
    none: string;
    add: string;
    remove: string;
    back: string;
    assigned: string;
    removed: string;
};
export {};
