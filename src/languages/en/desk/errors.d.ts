export declare const ERRORS: {
    readonly label: "Errors";
    readonly empty: "No errors in the last 30 days.";
    readonly where: (place: string, source: string, version: string) => string;
    readonly seen: (times: number, ageMs: number) => string;
    readonly details: "Details for a developer";
    readonly remove: "Remove";
    readonly notRemoved: "The error is still listed";
};
