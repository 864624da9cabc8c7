export declare const TABLE: {
    width: (column: string) => string;
    columns: string;
    keys: string;
    close: string;
    loading: string;
    tick: (row: string) => string;
    tickPage: string;
    sums: string;
    noMatch: string;
    clear: string;
    found: (number: number) => string;
};
export declare const TABLE_KEYS: readonly (readonly [keys: string, does: string])[];
export declare const TABLE_VIEWS: {
    label: string;
    save: string;
    title: string;
    hint: string;
    name: string;
    named: string;
    saved: string;
    remove: (name: string) => string;
    removed: string;
    back: string;
    notSaved: string;
};
