export declare const BULK_TEXTS: {
    label: string;
    selected: (number: number) => string;
    all: (number: number) => string;
    collecting: (number: number, all: number) => string;
    notCollected: string;
    clear: string;
    export: string;
    exported: (number: number) => string;
    write: string;
    tooMany: (most: number) => string;
    guide: string;
    mark: string;
    back: string;
    close: string;
    again: string;
    progress: (done: number, total: number) => string;
    failed: (number: number) => string;
};
export declare const MARK_MANY: {
    title: (number: number) => string;
    act: (on: boolean) => "Mark as needing attention" | "Remove the mark";
    what: string;
    nobody: string;
    reason: string;
    missing: string;
};
export declare const GUIDE_MANY: {
    title: (number: number) => string;
    act: string;
    guide: string;
    none: string;
    choose: string;
    missing: string;
    applies: (departures: number, number: number) => string;
    nobody: string;
};
